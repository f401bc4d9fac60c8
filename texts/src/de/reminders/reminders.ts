import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Wann und wie';
export const introduction =
  'Was du zuerst essen solltest, in einer Mail oder Mitteilung, und nie eine leere.';
export const noMail =
  'Dieses Crisper verschickt keine Mails, deshalb kommen keine Erinnerungen. Ein ntfy-Thema weiter unten bekommt sie trotzdem. Was ansteht, zeigt die Glocke, und dein Kalender, wenn du ihn unten verbindest.';
export const loadFailed = 'Deine Erinnerungen ließen sich nicht laden';

export const mode = 'Erinnere mich';
export const modeName: Record<ReminderMode, string> = {
  off: 'Nie',
  daily: 'Jeden Tag, wenn es etwas zu sagen gibt',
  due: 'Nur an Tagen, an denen etwas ansteht',
};
export const hour = 'Um';
export const hourHint = ({ timeZone }: { timeZone: string }) => `Nach deiner Zeitzone, ${timeZone}.`;
/** Where notices are shown on a device. */
export const kinds = 'Worum es in den Mitteilungen geht';
export const tellsTaken = 'Sag mir auch, wenn andere aufessen, was mir gehört';
export const alsoMail = ({ email }: { email: string }) => `Schick auch die Mail, an ${email}`;
export const save = 'Erinnerungen speichern';
export const stoppedToast = 'Keine Erinnerungen mehr.';
export const noMailToast = 'Gespeichert, aber dieses Crisper verschickt keine Mails.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Erinnerungen kommen um ${time} Uhr an ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Mitteilungen kommen um ${time} Uhr auf deine Geräte.`;
export const savedForNtfyToast = ({ time }: { time: string }) =>
  `Erinnerungen kommen um ${time} Uhr über ntfy.`;
export const confirmEmailToast = 'Gespeichert. Bestätige jetzt bitte deine E-Mail-Adresse.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} ist noch nicht bestätigt. Erinnerungen kommen erst, wenn du den Link aus der Mail geöffnet hast, die wir dorthin schicken.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Wir haben eine Mail an ${email} geschickt. Öffne den Link darin, um die Adresse zu bestätigen; vorher kommen keine Erinnerungen. Schau auch in den Spam-Ordner.`;
export const sendProof = 'Mail schicken';
export const sendProofAgain = 'Noch einmal schicken';
export const proofSentToast = ({ email }: { email: string }) => `Wir haben eine Mail an ${email} geschickt.`;

export const confirmPageTitle = 'E-Mail-Adresse bestätigen';
export const confirmPageDescription = 'Bestätige, dass die E-Mail-Adresse dir gehört.';
export const confirmTitle = 'Gehört diese E-Mail-Adresse dir?';
export const confirmLead =
  'Bestätige sie, dann kommen die Mails dorthin, um die du in deinem Profil gebeten hast.';
export const confirm = 'Ja, sie gehört mir';
export const confirmedTitle = 'Deine E-Mail-Adresse ist bestätigt';
export const confirmedLead =
  'Erinnerungen kommen so, wie du es in deinem Profil gewählt hast. Jede hat einen Link zum Abbestellen.';
export const confirmExpiredTitle = 'Dieser Link wurde schon benutzt oder ist abgelaufen';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Dein Profil'),
  ' sagt, ob deine E-Mail-Adresse bestätigt ist, und schickt dir sonst einen neuen Link.',
];

export const stopPageTitle = 'Erinnerungen abbestellen';
export const stopPageDescription = 'Keine Mails über deine Lebensmittel mehr.';
export const stopTitle = 'Keine Erinnerungen mehr?';
export const stopLead =
  'Dann kommen keine Mails mehr über das, was abläuft. Deine Lebensmittel und dein Konto bleiben, wie sie sind.';
export const stop = 'Abbestellen';
export const stoppedTitle = 'Es kommen keine Erinnerungen mehr';
export const stoppedLead = 'Falls sie dir fehlen: In deinem Profil holst du sie zurück.';
