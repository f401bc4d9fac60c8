import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#nl/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Boodschappen';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Wat de mensen van de keuken willen halen.';
export const loading = 'Lijst laden…';
export const loadFailed = 'De lijst kon niet worden geladen';

export const line = 'Wat heb je nodig?';
export const placeholder = 'melk, 6 eieren, bloem 1 kg';
export const lineHint = 'Met Enter komt het op de lijst. Zet komma’s tussen meer dingen.';
export const add = 'Toevoegen';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `Op de lijst: ${last}.`, other: `${count} dingen op de lijst.` });
export const full = ({ most }: { most: number }) => `Op een lijst passen hoogstens ${most} dingen.`;
export const nothingRead = 'In deze regel staat niets om te halen.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Groente, fruit',
  cold: 'Koeling',
  meat: 'Vlees, vis',
  drinks: 'Dranken',
  snacks: 'Snacks',
  rest: 'De rest',
};
/** What was got before this page was opened. */
export const gotBefore = 'Gehaald';
export const wantedBy = ({ name }: { name: string }) => `voor ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `voor ${dish}`;

/**
 * How much of a row is whose: "6 yours, 6 from Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} van jou`;
  return 'for' in whose ? `${amount} voor ${whose.for}` : `${amount} van ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' en ')}, opgeteld`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, eerst ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'Weer twee regels' : `Weer ${count} regels`;

export const more = ({ title }: Titled) => `Meer: ${title}`;
export const moreLabel = 'Meer';
export const got = 'Gehaald';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} te halen`;
export const wholeList = ({ count }: { count: number }) => `De hele lijst: ${count}`;

export const empty = 'Niets te halen';
export const emptyText = 'Schrijf op wat er nodig is. Iedereen in de keuken ziet het meteen.';
export const guestText = 'Niemand heeft iets opgeschreven.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} van ${all} gehaald`;
/** Beside Put away. */
export const areGuessed = 'plek en datum zijn geschat';
export const removed = ({ title }: Titled) => `${title} van de lijst gehaald`;

/** The sheet of one thing. */
export const titleField = 'Wat';
export const titleMissing = 'Schrijf op wat het is';
export const amountField = 'Hoeveel';
export const unitField = 'Eenheid';
export const amountInvalid = 'Een hoeveelheid is een getal boven 0';
export const forWhom = 'Voor';
export const everybody = 'Iedereen';
export const you = 'Jij';
export const takeOff = 'Van de lijst halen';
export const save = 'Opslaan';
