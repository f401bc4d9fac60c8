export const heading = 'Kalender';
export const introduction =
  'Jedes Ablaufdatum deiner Lebensmittel in dem Kalender, den du sowieso benutzt. Wer die Adresse hat, kann die Daten lesen. Behalte sie also für dich.';
export const loadFailed = 'Deine Kalenderadresse ließ sich nicht laden';

export const address = 'Deine Kalenderadresse';
export const addressHint =
  'Füge sie als Kalender aus dem Web hinzu. Wir zeigen sie nur jetzt; ist sie weg, leg eine neue an.';
export const copyAddress = 'Adresse kopieren';
export const copiedToast = 'Adresse kopiert.';
export const copyFailedToast =
  'Dein Browser lässt uns nicht kopieren. Markiere die Adresse bitte und kopiere sie selbst.';
export const openInProgram = 'In meinem Kalender öffnen';

export const madeOn = ({ date }: { date: string }) =>
  `Deine Adresse gibt es seit ${date}. Noch einmal zeigen können wir sie nicht.`;
export const endedOn = ({ date }: { date: string }) =>
  `Deine Adresse gilt seit ${date} nicht mehr, weil du ein neues Passwort gewählt oder dich überall abgemeldet hast. Kalender mit dieser Adresse bekommen nichts mehr; leg eine neue für sie an.`;
export const makeAddress = 'Adresse anlegen';
export const makeNewAddress = 'Neue Adresse anlegen';
export const turnOff = 'Abschalten';

export const renewTitle = 'Neue Adresse anlegen?';
export const renewWarning = 'Kalender mit der alten Adresse bekommen deine Daten dann nicht mehr.';
export const renewConfirm = 'Neu anlegen';
export const revokeTitle = 'Abschalten?';
export const revokeWarning = 'Kalender mit dieser Adresse bekommen deine Daten dann nicht mehr.';
export const revokedToast = 'Die Kalenderadresse gilt nicht mehr.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Letzter guter Tag, geschätzt: ${title}` : `Letzter guter Tag: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, Menge ${quantity}${isUseBy ? '. Nach diesem Tag nicht mehr essen.' : ''}`;
