import type { BeginningKind, Certainty } from '@crisper/domain/line/line-food.ts';
import { plural } from '#it/plural.ts';

const ELIDED = /^(?:0?8|11)(?!\d)/;
/** A date takes an article, which is shorter before 8 and 11; "ieri" and a weekday do not. */
const on = (day: string) => (/^\d/.test(day) ? (ELIDED.test(day) ? `l’${day}` : `il ${day}`) : day);
const from = (day: string) =>
  /^\d/.test(day) ? (ELIDED.test(day) ? `dall’${day}` : `dal ${day}`) : `da ${day}`;

export const pageDescription = 'Aggiungi tutto quello che è nuovo in una riga.';
export const heading = 'Aggiungi';
export const goesInto = ({ kitchen }: { kitchen: string }) => `in «${kitchen}»`;
export const close = ({ kitchen }: { kitchen: string }) => `Torna a «${kitchen}»`;

export const line = 'Cosa c’è di nuovo in cucina?';
export const placeholder = 'latte giovedì, 6 uova, pollo 500 g';
/** For those who do not see the rows appear. */
export const hint =
  'Un alimento, o più di uno separati da virgole o a capo. Invio li mette nella lista; su una riga vuota, Invio aggiunge tutto alla cucina.';
export const clear = 'Svuota la riga';
export const barcode = 'Codice a barre';
export const receipt = 'Scontrino';
export const photo = 'Foto';

export const understood = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `${count} alimento nella lista: ${last}`,
    other: `${count} alimenti nella lista, l’ultimo: ${last}`,
  });
export const tooMany = ({ most }: { most: number }) =>
  `Ci stanno solo ${most} alimenti alla volta. Il resto aspetta nella riga finché questi non sono aggiunti.`;
/** Lines of a list that are no food, such as the sum of a bill. */
export const skipped = ({ lines }: { lines: string[] }) =>
  `Lasciato fuori, perché non è un alimento: ${lines.join(' · ')}`;
export const noFood = 'In questa riga non abbiamo trovato alimenti.';
export const dashed =
  'Tratteggiato vuol dire indovinato, arancione che non lo sappiamo. Tocca per cambiarlo; niente si salva prima di Fatto.';
export const allFields = 'Tutti i campi';
export const done = ({ count }: { count: number }) =>
  count === 0
    ? 'Fatto'
    : plural(count, { one: `Fatto · ${count} alimento`, other: `Fatto · ${count} alimenti` });

export const again = 'Di nuovo';
export const putIn = 'Aggiungi:';

export const part = {
  title: 'Nome',
  date: 'Buono fino al',
  amount: 'Quantità',
  place: 'Posto',
  category: 'Categoria',
  price: 'Prezzo',
  belongsTo: 'Di chi è',
  opened: 'Aperto',
  began: 'Si conserva da',
};
/** The day from which on it keeps, and what was said of it. */
export const began: Record<BeginningKind, (words: { day: string }) => string> = {
  made: ({ day }) => `fatto ${on(day)}`,
  bought: ({ day }) => `comprato ${on(day)}`,
  frozen: ({ day }) => `congelato ${on(day)}`,
  since: ({ day }) => from(day),
};
/** Read after what is not certain. */
export const certainty: Record<Exclude<Certainty, 'said'>, string> = {
  guessed: ', indovinato',
  doubtful: ', non sicuro',
};
export const choices = ({ part, title }: { part: string; title: string }) => `${part}: ${title}`;
export const remove = ({ title }: { title: string }) => `Togli: ${title}`;
export const otherDay = 'Un altro giorno';
export const readOffPack = 'Leggila dalla confezione';
export const noDate = 'Senza data';
export const noDateYet = 'ancora senza data';
export const keeps = 'si conserva';
export const whenGood = 'Ancora senza data: buono fino a quando?';
export const notOpened = 'Non aperto';
export const fromToday = 'Da oggi';
