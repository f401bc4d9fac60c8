export const heading = 'Agenda';
export const introduction =
  'Elke houdbaarheidsdatum van je eten in de agenda die je toch al gebruikt. Wie het adres heeft, kan de datums lezen, dus hou het voor jezelf.';
export const loadFailed = 'Je agenda-adres kon niet worden geladen';

export const address = 'Je agenda-adres';
export const addressHint =
  'Voeg het in je agenda toe als abonnement, via de URL. We laten het alleen nu zien; ben je het kwijt, maak dan een nieuw adres.';
export const copyAddress = 'Adres kopiëren';
export const copiedToast = 'Adres gekopieerd.';
export const copyFailedToast = 'Je browser laat ons niet kopiëren. Selecteer het adres en kopieer het zelf.';
export const openInProgram = 'Openen in mijn agenda';

export const madeOn = ({ date }: { date: string }) =>
  `Je hebt sinds ${date} een adres. We kunnen het niet nog een keer laten zien.`;
export const endedOn = ({ date }: { date: string }) =>
  `Je adres geldt sinds ${date} niet meer, omdat je een nieuw wachtwoord hebt gekozen of overal bent uitgelogd. Agenda’s met dat adres krijgen niets meer; maak er een nieuw adres voor.`;
export const makeAddress = 'Adres maken';
export const makeNewAddress = 'Nieuw adres maken';
export const turnOff = 'Uitzetten';

export const renewTitle = 'Nieuw adres maken?';
export const renewWarning = 'Agenda’s met het oude adres krijgen je datums dan niet meer.';
export const renewConfirm = 'Nieuw maken';
export const revokeTitle = 'Uitzetten?';
export const revokeWarning = 'Agenda’s met dit adres krijgen je datums dan niet meer.';
export const revokedToast = 'Het agenda-adres werkt niet meer.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Laatste goede dag, geschat: ${title}` : `Laatste goede dag: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, hoeveelheid ${quantity}${isUseBy ? '. Na deze dag niet meer eten.' : ''}`;
