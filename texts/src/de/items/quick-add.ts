import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#de/plural.ts';

export const pageDescription = 'Mit einer Zeile kommt alles Neue in die Küche.';
export const heading = 'Hinzufügen';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in „${kitchen}“`;
export const close = ({ kitchen }: { kitchen: string }) => `Zurück zu „${kitchen}“`;

export const line = 'Was ist neu in der Küche?';
export const placeholder = 'Milch Do, 6 Eier, Hack 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'Ein Lebensmittel oder mehrere, mit Kommas oder Zeilen dazwischen. Enter übernimmt sie in die Liste; in einer leeren Zeile fügt es alle hinzu.';
export const clear = 'Zeile leeren';
export const barcode = 'Strichcode';
export const receipt = 'Bon';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} Ding in der Liste: ${last}`,
    other: `${count} Dinge in der Liste, das letzte ist ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Auf einmal passen nur ${most} Dinge. Der Rest bleibt in der Zeile, bis diese drin sind.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Weggelassen, weil es kein Lebensmittel ist: ${lines.join(' · ')}`;
export const noFood = 'In dieser Zeile ist kein Lebensmittel.';
export const dashed =
  'Gestrichelt ist geraten, gelb ist unbekannt. Tippe darauf, um es zu ändern; gespeichert wird erst mit „Fertig“.';
export const allFields = 'Alle Felder';
export const done = ({ count }: { count: number }) =>
  count === 0 ? 'Fertig' : plural(count, { one: `Fertig · ${count} Ding`, other: `Fertig · ${count} Dinge` });

export const again = 'Noch mal';
export const putIn = 'Hinzufügen:';

export const part = {
  title: 'Name',
  date: 'Gut bis',
  amount: 'Menge',
  place: 'Platz',
  category: 'Kategorie',
  price: 'Preis',
  belongsTo: 'Gehört',
  opened: 'Geöffnet',
  began: 'Hält sich ab',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `gemacht am ${day}`,
  bought: ({ day }) => `gekauft am ${day}`,
  frozen: ({ day }) => `eingefroren am ${day}`,
  since: ({ day }) => `ab ${day}`,
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', geraten',
  doubtful: ', nicht sicher',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `${title} entfernen`;
export const otherDay = 'Anderer Tag';
export const readOffPack = 'Von der Packung ablesen';
export const noDate = 'Kein Datum';
export const noDateYet = 'noch kein Datum';
export const keeps = 'hält sich';
export const whenGood = 'Noch kein Datum: Bis wann ist es gut?';
export const notOpened = 'Nicht geöffnet';
export const fromToday = 'Ab heute';
