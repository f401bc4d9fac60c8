import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#de/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Einkauf';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Was in der Küche besorgt werden soll.';
export const loading = 'Die Liste wird geladen …';
export const loadFailed = 'Die Liste ließ sich nicht laden';

export const line = 'Was fehlt?';
export const placeholder = 'Milch, 6 Eier, Mehl 1 kg';
export const lineHint = 'Enter setzt es auf die Liste. Mehrere Dinge trennst du mit Kommas.';
export const add = 'Hinzufügen';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `Auf der Liste: ${last}`, other: `${count} Dinge sind auf der Liste.` });
export const full = ({ most }: { most: number }) => `Auf eine Liste passen höchstens ${most} Dinge.`;
export const nothingRead = 'In dieser Zeile gibt es nichts zu besorgen.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Obst & Gemüse',
  cold: 'Kühlregal',
  meat: 'Fleisch & Fisch',
  drinks: 'Getränke',
  snacks: 'Knabbern & Süßes',
  rest: 'Alles andere',
};
/** What was got before this page was opened. */
export const gotBefore = 'Besorgt';
export const wantedBy = ({ name }: { name: string }) => `für ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `für ${dish}`;

/**
 * How much of a row is whose: "6 für dich, 6 von Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} für dich`;
  return 'for' in whose ? `${amount} für ${whose.for}` : `${amount} von ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' und ')}, zusammengezählt`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, vorher ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'Wieder zwei Zeilen' : `Wieder ${count} Zeilen`;

export const more = ({ title }: Titled) => `Mehr: ${title}`;
export const moreLabel = 'Mehr';
export const got = 'Hab ich';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} zu besorgen`;
export const wholeList = ({ count }: { count: number }) => `Die ganze Liste: ${count}`;

export const empty = 'Nichts zu besorgen';
export const emptyText = 'Schreib auf, was fehlt. Alle in der Küche sehen es sofort.';
export const guestText = 'Niemand hat etwas aufgeschrieben.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} von ${all} besorgt`;
/** Beside Put away. */
export const areGuessed = 'Platz und Datum sind geraten';
export const removed = ({ title }: Titled) => `${title} von der Liste gestrichen`;

/** The sheet of one thing. */
export const titleField = 'Was';
export const titleMissing = 'Bitte schreib auf, was es ist';
export const amountField = 'Wie viel';
export const unitField = 'Einheit';
export const amountInvalid = 'Eine Menge ist eine Zahl über 0';
export const forWhom = 'Für';
export const everybody = 'Alle';
export const you = 'Dich';
export const takeOff = 'Streichen';
export const save = 'Speichern';
