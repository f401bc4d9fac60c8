import { plural } from '#de/plural.ts';

export const pageTitle = 'Wie lange sich etwas hält';
export const pageDescription =
  'Wie lange sich 800 Lebensmittel im Kühlschrank, im Gefrierfach und im Vorrat halten, verschlossen und geöffnet, jedes mit seiner Quelle.';
export const heading = 'Wie lange sich etwas hält';
export const introduction =
  'Nach dieser Liste schätzt Crisper, wie lange etwas gut ist. Jede Zeit ist die kürzeste, die ihre Quelle nennt. Ein Verbrauchsdatum auf der Packung zählt mehr, und nach dem Mindesthaltbarkeitsdatum zählen deine Augen und deine Nase.';
export const raw = 'Rohes Fleisch, Geflügel und Fisch: nach dieser Zeit nicht mehr essen.';
export const search = 'Lebensmittel suchen';
export const searchHint = 'Gouda, gekochter Reis, Klopapier …';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Lebensmittel`, other: `${count} Lebensmittel` });
export const unknown =
  'Das kennen wir nicht. Crisper gibt ihm kein Datum und fragt dich; such doch nach dem, woraus es besteht.';
export const noFood = 'Das ist kein Lebensmittel.';

export const fridge = 'Kühlschrank';
export const freezer = 'Gefrierfach';
export const cupboard = 'Vorrat';
export const opened = ({ time }: { time: string }) => `geöffnet ${time}`;
export const forEver = 'unbegrenzt';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Tag`, other: `${count} Tage` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Woche`, other: `${count} Wochen` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Monat`, other: `${count} Monate` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Jahr`, other: `${count} Jahre` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `auch ${names}`;
export const weighs = ({ grams }: { grams: string }) => `ein Stück wiegt etwa ${grams} g`;
