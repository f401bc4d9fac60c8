export const heading = 'Kalender';
export const introduction =
  'Alla matens utgångsdatum i kalendern du ändå använder. Den som har adressen kan läsa datumen, så behåll den för dig själv.';
export const loadFailed = 'Kalenderadressen kunde inte laddas';

export const address = 'Din kalenderadress';
export const addressHint =
  'Lägg till den som en kalender från webben. Vi visar den bara nu; skapa en ny om du tappar bort den.';
export const copyAddress = 'Kopiera adressen';
export const copiedToast = 'Adressen är kopierad.';
export const copyFailedToast = 'Webbläsaren låter oss inte kopiera. Markera adressen och kopiera den själv.';
export const openInProgram = 'Öppna i min kalender';

export const madeOn = ({ date }: { date: string }) =>
  `Du har haft en adress sedan ${date}. Vi kan inte visa den igen.`;
export const endedOn = ({ date }: { date: string }) =>
  `Adressen du hade avslutades ${date}, eftersom du valde ett nytt lösenord eller loggade ut överallt. Kalendrar som använder den får inget mer; skapa en ny åt dem.`;
export const makeAddress = 'Skapa en adress';
export const makeNewAddress = 'Skapa en ny adress';
export const turnOff = 'Stäng av';

export const renewTitle = 'Skapa en ny adress?';
export const renewWarning = 'Kalendrar som använder den gamla får inte dina datum längre.';
export const renewConfirm = 'Skapa en ny';
export const revokeTitle = 'Stänga av?';
export const revokeWarning = 'Kalendrar som använder adressen får inte dina datum längre.';
export const revokedToast = 'Kalenderadressen gäller inte längre.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Sista bra dagen, ungefär: ${title}` : `Sista bra dagen: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, antal ${quantity}${isUseBy ? '. Ät det inte efter den här dagen.' : ''}`;
