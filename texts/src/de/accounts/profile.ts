import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profil gespeichert!';
export const updateFailedToast = ({ reason }: { reason: string }) =>
  `Das Profil ließ sich nicht speichern: ${reason}`;

export const details = 'Profil';
export const fullName = 'Name';
export const noName = 'Ohne Namen';
export const createdOn = 'Konto angelegt';
export const status = 'Status';
export const active = 'Aktiv';
export const edit = 'Profil bearbeiten';
export const editForm = 'Profil bearbeiten';
export const pictureUrl = 'URL des Profilbilds';
export const takePhoto = 'Foto machen';
export const choosePhoto = 'Foto wählen';
export const uploading = 'Wird hochgeladen …';
export const saveChanges = 'Speichern';

export const passwordHeading = 'Passwort';
export const passwordIntroduction =
  'Ein neues Passwort meldet dich überall sonst ab und beendet deine Kalenderadresse.';
export const noPasswordIntroduction =
  'Du meldest dich über einen anderen Anbieter an. Mit einem Passwort geht es auch ohne ihn.';
export const passwordForm = 'Passwort ändern';
export const currentPassword = 'Jetziges Passwort';
export const changePassword = 'Passwort ändern';
export const setPassword = 'Passwort festlegen';
export const passwordChangedToast = 'Passwort geändert. Überall sonst bist du abgemeldet.';
export const passwordNotChangedTitle = 'Passwort nicht geändert';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Lass dir ',
  link('einen Link per Mail'),
  ' schicken, um es zu ändern.',
];

export const timeZone = 'Zeitzone';
export const timeZoneIntroduction =
  'Entscheidet, welcher Tag bei dir ist, wo dein Browser es nicht sagt, etwa bei Erinnerungen und in Skripten, die dein Konto benutzen.';
export const sameTimeZone = 'Dieselbe wie in deinem Browser.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Zeitzone deines Browsers: ${zone}.`;
export const saveTimeZone = 'Zeitzone speichern';

export const privacy = 'Deine E-Mail-Adresse';
export const privacyIntroduction =
  'Deine Lebensmittel stehen im gemeinsamen Kühlschrank; deine E-Mail-Adresse muss das nicht.';
export const whoSeesEmail = 'Wer sieht neben deinen Lebensmitteln deine E-Mail-Adresse?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Niemand',
  'signed-in': 'Wer angemeldet ist',
  everybody: 'Alle',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Alle anderen sehen deinen Namen, ${name}.`,
  'signed-in': ({ email, name }) => `Zu sehen ist ${email}. Ohne Anmeldung ist es dein Name, ${name}.`,
  everybody: ({ email }) => `Die Leute in deinen Küchen sehen ${email}, und das ganze Web auch.`,
};
export const savePrivacy = 'Speichern';

export const devicesHeading = 'Alle Geräte';
export const devicesIntroduction =
  'Handy verloren oder anderswo das Abmelden vergessen? Das hier beendet jede Sitzung, auch diese, und deine Kalenderadresse.';
export const logoutEverywhere = 'Überall abmelden';
export const logoutTitle = 'Wirklich?';
export const logoutQuestion = 'Willst du dich auf allen Geräten abmelden?';
export const logoutFailedTitle = 'Fehler';
export const logoutFailed = 'Abmelden hat nicht geklappt. Versuche es noch einmal.';
export const loggedOutTitle = 'Bis bald';
export const loggedOut = 'Du bist auf allen Geräten abgemeldet';

export const eventsHeading = 'Kontoaktivität';
export const eventsIntroduction =
  'Wer sich angemeldet hat, von wo, und was geändert wurde. Warst du etwas davon nicht, ändere dein Passwort und melde dich überall ab.';
export const eventsFailed = 'Die Kontoaktivität ließ sich nicht laden';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Angemeldet',
  'signed-out-everywhere': 'Überall abgemeldet',
  'password-changed': 'Passwort geändert',
  'password-reset': 'Passwort per Mail zurückgesetzt',
  'profile-changed': 'Profil geändert',
  'calendar-address-made': 'Kalenderadresse angelegt',
  'calendar-address-ended': 'Kalenderadresse beendet',
  'key-made': 'Schlüssel für ein Programm angelegt',
  'key-ended': 'Schlüssel für ein Programm beendet',
  'keys-ended': 'Schlüssel für Programme beendet',
};

export const exportHeading = 'Eine Kopie für dich';
export const exportIntroduction =
  'Alles aus deinem Konto in einer JSON-Datei: Profil, Lebensmittel mit Notizen, Aktivitäten, Messwerte, Gespräche, Erinnerungen, Kontoaktivität und Links zu deinen Fotos.';
export const downloadData = 'Meine Daten herunterladen';

export const deleteAccount = 'Konto löschen';
export const deleteIntroduction =
  'Deine Lebensmittel, Notizen, Fotos und Messwerte verschwinden mit, und zwar für immer.';
export const deleteTitle = 'Dein Konto löschen?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Das Konto von ',
  email,
  ' und alles darin wird gelöscht. Niemand kann es zurückholen.',
];
export const deletePassword = 'Dein Passwort, damit wir wissen, dass du es bist';
export const deleteForGood = 'Für immer löschen';
export const deletedTitle = 'Konto gelöscht';
export const deleted = 'Dein Konto und alles darin ist weg. Danke, dass du da warst.';
