import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#sv/plural.ts';

export const pageDescription = 'Lägg in allt nytt i köket med en rad.';
export const heading = 'Lägg in mat';
export const goesInto = ({ kitchen }: { kitchen: string }) => `i ”${kitchen}”`;
export const close = ({ kitchen }: { kitchen: string }) => `Tillbaka till ”${kitchen}”`;

export const line = 'Vad är nytt i köket?';
export const placeholder = 'mjölk tors, 6 ägg, köttfärs 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'En sak, eller flera med komma eller ny rad emellan. Enter tar med dem i listan, och på en tom rad läggs alla in.';
export const clear = 'Töm raden';
export const barcode = 'Streckkod';
export const receipt = 'Kvitto';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} sak i listan: ${last}`,
    other: `${count} saker i listan, den senaste är ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Bara ${most} saker får plats på en gång. Resten står kvar på raden tills de här är inlagda.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Utelämnat, för det är inte mat: ${lines.join(' · ')}`;
export const noFood = 'Vi hittade ingen mat på raden.';
export const dashed = 'Streckat är gissat, gult vet vi inte. Tryck för att ändra; inget sparas före Klart.';
export const allFields = 'Alla fält';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Klart' : plural(count, { one: `Klart · ${count} sak`, other: `Klart · ${count} saker` });

export const again = 'Igen';
export const putIn = 'Lägg in:';

export const part = {
  title: 'Namn',
  date: 'Bra till och med',
  amount: 'Mängd',
  place: 'Plats',
  category: 'Kategori',
  price: 'Pris',
  belongsTo: 'Tillhör',
  opened: 'Öppnat',
  began: 'Håller från',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `lagat ${day}`,
  bought: ({ day }) => `köpt ${day}`,
  frozen: ({ day }) => `fryst ${day}`,
  since: ({ day }) => `från ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', gissat',
  doubtful: ', inte säkert',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Ta bort ${title}`;
export const otherDay = 'En annan dag';
export const readOffPack = 'Läs av förpackningen';
export const noDate = 'Inget datum';
export const noDateYet = 'inget datum än';
export const keeps = 'det håller';
export const whenGood = 'Inget datum än: hur länge är det bra?';
export const notOpened = 'Inte öppnat';
export const fromToday = 'Från i dag';
