import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#it/plural.ts';

/** A date takes an article, which is shorter before 8 and 11; a weekday does not. */
const on = (day: string) =>
  /^\d/.test(day) ? (/^(?:0?8|11)(?!\d)/.test(day) ? `l’${day}` : `il ${day}`) : day;

export const heading = 'Scansiona codici a barre';
export const aim = 'Inquadra un codice a barre, una confezione dopo l’altra.';

export const whatIsIt = 'Che cos’è?';
export const newNumber = ({ number }: { number: string }) =>
  `Il codice a barre ${number} qui è nuovo. Dagli un nome una volta, e questa cucina lo conosce.`;
export const looksUp = 'Questo server cerca i numeri nuovi su Open Food Facts.';
/** The licence of the data asks for its name. */
export const offered = 'Il nome viene da Open Food Facts (ODbL); cambialo come vuoi.';
export const remember = 'Ricorda';
export const skip = 'Lascia fuori';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Questo non è il codice a barre di un prodotto.',
  'wrong-number': 'Questo codice è danneggiato o incompleto. Prova quello accanto.',
};
export const badDate = 'Il codice indica una data che non esiste.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Ancora niente di scansionato'
    : plural(count, {
        one: `${count} alimento: ${last}`,
        other: `${count} alimenti, l’ultimo: ${last}`,
      });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  `${isUseBy ? 'Da consumare' : 'Preferibilmente'} entro ${on(day)}`;
export const pastDate = ({ day }: { day: string }) =>
  `Il codice dice ${day}, ed è passato. Scegli una data nella lista.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Togli: ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Conferma' : `Conferma (${count})`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Lasciare fuori l’alimento?', other: `Lasciare fuori ${count} alimenti?` }),
  text: 'Quello che hai scansionato non è ancora nella lista.',
  confirmLabel: 'Lascia fuori',
  cancelLabel: 'Continua',
});
