import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#it/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Spesa';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Quello che le persone della cucina vogliono prendere.';
export const loading = 'Caricamento della lista…';
export const loadFailed = 'Impossibile caricare la lista';

export const line = 'Cosa manca?';
export const placeholder = 'latte, 6 uova, farina 1 kg';
export const lineHint = 'Invio lo mette sulla lista. Separa più cose con le virgole.';
export const add = 'Aggiungi';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `Sulla lista: ${last}.`, other: `Sulla lista: ${count} articoli.` });
export const full = ({ most }: { most: number }) => `Una lista può avere al massimo ${most} articoli.`;
export const nothingRead = 'In questa riga non c’è niente da prendere.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Ortofrutta',
  cold: 'Banco frigo',
  meat: 'Carne e pesce',
  drinks: 'Bevande',
  snacks: 'Snack',
  rest: 'Tutto il resto',
};
/** What was got before this page was opened. */
export const gotBefore = 'Già preso';
export const wantedBy = ({ name }: { name: string }) => `per ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `per «${dish}»`;

/**
 * How much of a row is whose: "tu: 6, Ben: 6". Of what everybody is to have, it is said for which dish, or else who wrote it
 * down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `tu: ${amount}`;
  return 'for' in whose ? `per ${whose.for}: ${amount}` : `${whose.from}: ${amount}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => amounts.join(' + ');
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, prima ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) => `Di nuovo ${count} righe`;

export const more = ({ title }: Titled) => `Altro: ${title}`;
export const moreLabel = 'Altro';
export const got = 'Preso';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} da prendere`;
export const wholeList = ({ count }: { count: number }) => `Tutta la lista: ${count}`;

export const empty = 'Niente da prendere';
export const emptyText = 'Scrivi cosa manca. Tutti in cucina lo vedono subito.';
export const guestText = 'Nessuno ha scritto niente.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `Preso: ${count} su ${all}`;
/** Beside Put away. */
export const areGuessed = 'posto e data sono indovinati';
export const removed = ({ title }: Titled) => `Tolto dalla lista: ${title}`;

/** The sheet of one thing. */
export const titleField = 'Cosa';
export const titleMissing = 'Scrivi che cos’è';
export const amountField = 'Quanto';
export const unitField = 'Unità';
export const amountInvalid = 'Una quantità è un numero sopra 0';
export const forWhom = 'Per';
export const everybody = 'Tutti';
export const you = 'Te';
export const takeOff = 'Togli dalla lista';
export const save = 'Salva';
