import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#da/plural.ts';

export const pageDescription = 'Læg alt nyt ind i køkkenet med én linje.';
export const heading = 'Tilføj mad';
export const goesInto = ({ kitchen }: { kitchen: string }) => `i »${kitchen}«`;
export const close = ({ kitchen }: { kitchen: string }) => `Tilbage til »${kitchen}«`;

export const line = 'Hvad er nyt i køkkenet?';
export const placeholder = 'mælk tors, 6 æg, kylling 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'Én ting eller flere med kommaer eller linjer imellem. Enter sætter dem på listen, og på en tom linje lægger den dem alle ind.';
export const clear = 'Tøm linjen';
export const barcode = 'Stregkode';
export const receipt = 'Bon';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} ting på listen: ${last}`,
    other: `${count} ting på listen, den sidste er ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Der er kun plads til ${most} ting ad gangen. Resten bliver i linjen, til de her er lagt ind.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Udeladt, fordi det ikke er mad: ${lines.join(' · ')}`;
export const noFood = 'Vi fandt ingen mad i den linje.';
export const dashed =
  'Stiplet er gættet, gult er det, vi ikke ved. Tryk for at ændre det; intet gemmes før »Færdig«.';
export const allFields = 'Alle felter';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Færdig' : plural(count, { one: `Færdig · ${count} ting`, other: `Færdig · ${count} ting` });

export const again = 'Igen';
export const putIn = 'Læg ind:';

export const part = {
  title: 'Navn',
  date: 'Godt til og med',
  amount: 'Mængde',
  place: 'Plads',
  category: 'Kategori',
  price: 'Pris',
  belongsTo: 'Tilhører',
  opened: 'Åbnet',
  began: 'Holder fra',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `lavet ${day}`,
  bought: ({ day }) => `købt ${day}`,
  frozen: ({ day }) => `frosset ${day}`,
  since: ({ day }) => `fra ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', gættet',
  doubtful: ', ikke sikkert',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Fjern ${title}`;
export const otherDay = 'En anden dag';
export const readOffPack = 'Læs den på pakken';
export const noDate = 'Ingen dato';
export const noDateYet = 'ingen dato endnu';
export const keeps = 'det holder';
export const whenGood = 'Ingen dato endnu: Hvor længe er det godt?';
export const notOpened = 'Ikke åbnet';
export const fromToday = 'Fra i dag';
