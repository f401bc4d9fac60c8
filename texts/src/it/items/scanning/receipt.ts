import type { RowDoubt } from '@crisper/domain/receipt/receipt.ts';
import { plural } from '#it/plural.ts';

export const heading = 'Scontrino';
export const aim = 'Stendi lo scontrino su uno sfondo più scuro, e inquadralo tutto.';
export const reading = 'Lettura dello scontrino…';
export const anotherPicture = 'Un’altra foto';
export const staysHere = 'Letto su questo dispositivo. Ne esce solo quello che aggiungi.';

export const problem = {
  dark: 'Questa foto è troppo scura da leggere. Scattane un’altra con più luce.',
  nothing:
    'In questa foto non abbiamo trovato righe con prezzi. Riprendi lo scontrino più da vicino, steso e nitido, o scrivi gli alimenti.',
  failed: 'Impossibile caricare il lettore di immagini. Controlla la connessione e riprova.',
};

export const addsUp = ({ total }: { total: string }) => `Le righe fanno ${total}, come dice lo scontrino.`;
/** The printed sum has tax in it, or is after what was taken off from all of them. */
export const addsUpTo = ({ sum, printed }: { sum: string; printed: string }) =>
  `Le righe fanno ${sum}, e torna con il totale dello scontrino: ${printed}.`;
export const noTotal = ({ sum }: { sum: string }) =>
  `Le righe fanno ${sum}. Non abbiamo trovato un totale con cui confrontare: ricontrolla i prezzi.`;

interface Difference<T> {
  amount: string;
  sum: string;
  total: string;
  /** The food that may be the reason. */
  suspect: string | null;
  strong: (words: string) => T;
}
const compared = ({ sum, total, suspect }: Omit<Difference<unknown>, 'strong'>) =>
  ` Le righe fanno ${sum}, lo scontrino dice ${total}.${suspect === null ? '' : ` Da ricontrollare: ${suspect}.`}`;
export const missing = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Mancano ${figures.amount}.`),
  compared(figures),
];
export const tooMuch = <T>({ strong, ...figures }: Difference<T>) => [
  strong(`Ci sono ${figures.amount} di troppo.`),
  compared(figures),
];

/** The receipt is from abroad. */
export const otherCurrency = ({ theirs, ours }: { theirs: string; ours: string }) =>
  `Lo scontrino è in ${theirs}, e questa cucina conta in ${ours}. Gli alimenti vengono aggiunti senza prezzo.`;
export const sameFigures = ({ ours }: { ours: string }) => `Usa lo stesso le cifre come ${ours}`;

export const readAs = ({ read }: { read: string }) => `letto «${read}»`;
export const doubt: Record<RowDoubt, string> = {
  no_price: 'il prezzo non si legge',
  price_unsure: 'quantità e prezzo non tornano',
  price_mended: 'una cifra del prezzo si leggeva male',
  title_unsure: 'il nome si leggeva male',
  maybe_no_food: 'si mangia?',
  maybe_no_row: 'senza questa, il totale torna',
};
export const notFood = 'non è un alimento';
export const tick = ({ title }: { title: string }) => `Aggiungi: ${title}`;
export const change = ({ title }: { title: string }) => `Modifica: ${title}`;
export const name = 'Nome';
export const noPrice = 'senza prezzo';
export const offered = ({ price }: { price: string }) => `${price}?`;
export const takeOffer = ({ price, title }: { price: string; title: string }) =>
  `Prendi ${price} come prezzo: ${title}`;

export const foods = ({ count }: { count: number }) =>
  plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
/** Into the kitchen. */
export const putIn = ({ count }: { count: number }) => (count === 0 ? 'Aggiungi' : `Aggiungi (${count})`);
/** To the things that are being put away. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Conferma' : `Conferma (${count})`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Lasciare fuori l’alimento?', other: `Lasciare fuori ${count} alimenti?` }),
  text: 'Quello che è stato letto sullo scontrino non è ancora aggiunto.',
  confirmLabel: 'Lascia fuori',
  cancelLabel: 'Continua',
});
