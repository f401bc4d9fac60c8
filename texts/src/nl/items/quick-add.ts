import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#nl/plural.ts';

export const pageDescription = 'Voeg alles wat nieuw is toe aan de keuken, in één regel.';
export const heading = 'Eten toevoegen';
export const goesInto = ({ kitchen }: { kitchen: string }) => `aan ${kitchen}`;
export const close = ({ kitchen }: { kitchen: string }) => `Terug naar ${kitchen}`;

export const line = 'Wat is er nieuw in de keuken?';
export const placeholder = 'melk do, 6 eieren, kip 500g';
/** For those who do not see the rows appear. */
export const hint =
  'Eén ding, of meer met komma’s of regels ertussen. Enter zet ze in de lijst, en op een lege regel voegt het ze allemaal toe.';
export const clear = 'Regel leegmaken';
export const barcode = 'Streepjescode';
export const receipt = 'Kassabon';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} ding in de lijst: ${last}`,
    other: `${count} dingen in de lijst, als laatste ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Er passen maar ${most} dingen tegelijk. De rest blijft staan tot deze zijn toegevoegd.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Weggelaten, want het is geen eten: ${lines.join(' · ')}`;
export const noFood = 'We vonden in die regel niets te eten.';
export const dashed =
  'Gestippeld is geschat, oranje weten we niet. Tik erop om het te wijzigen; pas bij Klaar wordt het opgeslagen.';
export const allFields = 'Alle velden';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Klaar' : plural(count, { one: `Klaar · ${count} ding`, other: `Klaar · ${count} dingen` });

export const again = 'Nog een keer';
export const putIn = 'Toegevoegd:';

export const part = {
  title: 'Naam',
  date: 'Goed t/m',
  amount: 'Hoeveelheid',
  place: 'Plek',
  category: 'Categorie',
  price: 'Prijs',
  belongsTo: 'Van wie',
  opened: 'Geopend',
  began: 'Goed vanaf',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `gemaakt ${day}`,
  bought: ({ day }) => `gekocht ${day}`,
  frozen: ({ day }) => `ingevroren ${day}`,
  since: ({ day }) => `van ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', geschat',
  doubtful: ', niet zeker',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Verwijderen: ${title}`;
export const otherDay = 'Andere dag';
export const readOffPack = 'Van het pak aflezen';
export const noDate = 'Geen datum';
export const noDateYet = 'nog geen datum';
export const keeps = 'blijft goed';
export const whenGood = 'Nog geen datum: tot wanneer is het goed?';
export const notOpened = 'Niet geopend';
export const fromToday = 'Vanaf vandaag';
