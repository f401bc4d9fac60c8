import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#da/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Indkøb';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Hvad folk i køkkenet vil have købt.';
export const loading = 'Henter listen …';
export const loadFailed = 'Listen kunne ikke hentes';

export const line = 'Hvad mangler?';
export const placeholder = 'mælk, 6 æg, mel 1 kg';
export const lineHint = 'Tryk Enter for at sætte det på listen. Flere ting skilles med komma.';
export const add = 'Tilføj';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `På listen: ${last}`, other: `${count} ting er på listen.` });
export const full = ({ most }: { most: number }) => `En liste kan højst have ${most} ting.`;
export const nothingRead = 'Der er ikke noget at købe i den linje.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Frugt & grønt',
  cold: 'Køl',
  meat: 'Kød & fisk',
  drinks: 'Drikke',
  snacks: 'Snacks',
  rest: 'Alt andet',
};
/** What was got before this page was opened. */
export const gotBefore = 'Købt';
export const wantedBy = ({ name }: { name: string }) => `til ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `til ${dish}`;

/**
 * How much of a row is whose: "6 til dig, 6 fra Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} til dig`;
  return 'for' in whose ? `${amount} til ${whose.for}` : `${amount} fra ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' og ')}, lagt sammen`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, før ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'To rækker igen' : `${count} rækker igen`;

export const more = ({ title }: Titled) => `Mere: ${title}`;
export const moreLabel = 'Mere';
export const got = 'Købt';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} at købe`;
export const wholeList = ({ count }: { count: number }) => `Hele listen: ${count}`;

export const empty = 'Ikke noget at købe';
export const emptyText = 'Skriv ned, hvad der mangler. Alle i køkkenet ser det med det samme.';
export const guestText = 'Ingen har skrevet noget ned.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} af ${all} købt`;
/** Beside Put away. */
export const areGuessed = 'plads og dato er gættet';
export const removed = ({ title }: Titled) => `${title} taget af listen`;

/** The sheet of one thing. */
export const titleField = 'Hvad';
export const titleMissing = 'Skriv, hvad det er';
export const amountField = 'Hvor meget';
export const unitField = 'Enhed';
export const amountInvalid = 'En mængde er et tal over 0';
export const forWhom = 'Til';
export const everybody = 'Alle';
export const you = 'Dig';
export const takeOff = 'Tag af listen';
export const save = 'Gem';
