import { locale } from './locale.ts';

/** A date takes an article, which is shorter before 8 and 11. */
const since = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `dall’${date}` : `dal ${date}`);

export const heading = 'Calendario';
export const introduction =
  'Le date di tutti i tuoi alimenti, nel calendario che usi già. Con l’indirizzo chiunque può leggerle: tienilo per te.';
export const loadFailed = 'Impossibile caricare il tuo indirizzo del calendario';

export const address = 'Il tuo indirizzo del calendario';
export const addressHint =
  'Aggiungilo al calendario come abbonamento da URL. Lo mostriamo solo adesso: se lo perdi, creane un altro.';
export const copyAddress = 'Copia l’indirizzo';
export const copiedToast = 'Indirizzo copiato.';
export const copyFailedToast =
  'Il tuo browser non ci permette di copiare. Seleziona l’indirizzo e copialo tu.';
export const openInProgram = 'Apri nel mio calendario';

export const madeOn = ({ date }: { date: string }) =>
  `Hai un indirizzo ${since(date)}. Non possiamo più mostrarlo.`;
export const endedOn = ({ date }: { date: string }) =>
  `Il tuo vecchio indirizzo non funziona più ${since(date)}, perché hai cambiato password o chiuso tutte le sessioni. I calendari che lo usano non ricevono più niente: crea per loro un nuovo indirizzo.`;
export const makeAddress = 'Crea un indirizzo';
export const makeNewAddress = 'Crea un nuovo indirizzo';
export const turnOff = 'Disattiva';

export const renewTitle = 'Creare un nuovo indirizzo?';
export const renewWarning = 'I calendari che usano quello vecchio non riceveranno più le tue date.';
export const renewConfirm = 'Creane uno nuovo';
export const revokeTitle = 'Disattivare l’indirizzo?';
export const revokeWarning = 'I calendari che lo usano non riceveranno più le tue date.';
export const revokedToast = 'L’indirizzo del calendario non funziona più.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Più o meno l’ultimo giorno: ${title}` : `Ultimo giorno: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, quantità: ${quantity.toLocaleString(locale)}${isUseBy ? '. Dopo questo giorno non mangiare.' : ''}`;
