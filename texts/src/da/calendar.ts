export const heading = 'Kalender';
export const introduction =
  'Alle udløbsdatoer for din mad i den kalender, du alligevel bruger. Alle, der har adressen, kan se datoerne, så hold den for dig selv.';
export const loadFailed = 'Din kalenderadresse kunne ikke hentes';

export const address = 'Din kalenderadresse';
export const addressHint =
  'Tilføj den som kalender fra nettet. Vi viser den kun nu; lav en ny, hvis du mister den.';
export const copyAddress = 'Kopiér adressen';
export const copiedToast = 'Adressen er kopieret.';
export const copyFailedToast = 'Din browser lader os ikke kopiere. Markér adressen, og kopiér den selv.';
export const openInProgram = 'Åbn i min kalender';

export const madeOn = ({ date }: { date: string }) =>
  `Du har haft en adresse siden ${date}. Vi kan ikke vise den igen.`;
export const endedOn = ({ date }: { date: string }) =>
  `Din adresse blev lukket ${date}, fordi du valgte en ny adgangskode eller loggede ud overalt. Kalendere, der bruger den, får ikke mere; lav en ny til dem.`;
export const makeAddress = 'Lav en adresse';
export const makeNewAddress = 'Lav en ny adresse';
export const turnOff = 'Slå fra';

export const renewTitle = 'Lav en ny adresse?';
export const renewWarning = 'Kalendere med den gamle adresse får ikke længere dine datoer.';
export const renewConfirm = 'Lav en ny';
export const revokeTitle = 'Slå fra?';
export const revokeWarning = 'Kalendere med adressen får ikke længere dine datoer.';
export const revokedToast = 'Kalenderadressen virker ikke længere.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Sidste gode dag, cirka: ${title}` : `Sidste gode dag: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, antal ${quantity}${isUseBy ? '. Spis det ikke efter denne dag.' : ''}`;
