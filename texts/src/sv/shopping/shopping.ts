import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#sv/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Att handla';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Vad de i köket vill köpa.';
export const loading = 'Laddar listan …';
export const loadFailed = 'Listan kunde inte laddas';

export const line = 'Vad saknas?';
export const placeholder = 'mjölk, 6 ägg, mjöl 1 kg';
export const lineHint = 'Tryck på Enter för att sätta upp det på listan. Flera saker skiljs åt med komma.';
export const add = 'Lägg till';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `${last} står på listan.`, other: `${count} saker står på listan.` });
export const full = ({ most }: { most: number }) => `En lista kan ha högst ${most} saker.`;
export const nothingRead = 'Det finns inget att köpa på den raden.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Frukt och grönt',
  cold: 'Kyldisken',
  meat: 'Kött, fisk',
  drinks: 'Drycker',
  snacks: 'Snacks',
  rest: 'Allt annat',
};
/** What was got before this page was opened. */
export const gotBefore = 'Köpt';
export const wantedBy = ({ name }: { name: string }) => `åt ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `till ${dish}`;

/**
 * How much of a row is whose: "6 yours, 6 from Ben". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `${amount} åt dig`;
  return 'for' in whose ? `${amount} åt ${whose.for}` : `${amount} från ${whose.from}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => `${amounts.join(' och ')}, ihopräknat`;
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, förut ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) =>
  count === 2 ? 'Två rader igen' : `${count} rader igen`;

export const more = ({ title }: Titled) => `Mer: ${title}`;
export const moreLabel = 'Mer';
export const got = 'Köpt';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} att köpa`;
export const wholeList = ({ count }: { count: number }) => `Hela listan: ${count}`;

export const empty = 'Inget att köpa';
export const emptyText = 'Skriv upp vad som saknas. Alla i köket ser det direkt.';
export const guestText = 'Ingen har skrivit upp något.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `${count} av ${all} klart`;
/** Beside Put away. */
export const areGuessed = 'plats och datum är gissade';
export const removed = ({ title }: Titled) => `Borta från listan: ${title}`;

/** The sheet of one thing. */
export const titleField = 'Vad';
export const titleMissing = 'Skriv vad det är';
export const amountField = 'Hur mycket';
export const unitField = 'Enhet';
export const amountInvalid = 'En mängd är ett tal över 0';
export const forWhom = 'Åt';
export const everybody = 'Alla';
export const you = 'Dig';
export const takeOff = 'Ta bort från listan';
export const save = 'Spara';
