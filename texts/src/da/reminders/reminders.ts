import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Hvornår og hvordan';
export const introduction = 'Hvad du skal spise først, i én mail eller besked, og aldrig en tom.';
export const noMail =
  'Dette Crisper sender ingen mails, så der kommer ingen påmindelser. Et emne hos ntfy nedenfor får dem alligevel. Det, der skal spises, står ved klokken og i din kalender, hvis du forbinder den nedenfor.';
export const loadFailed = 'Dine påmindelser kunne ikke hentes';

export const mode = 'Påmind mig';
export const modeName: Record<ReminderMode, string> = {
  off: 'Aldrig',
  daily: 'Hver dag, der er noget at fortælle',
  due: 'Kun på dage, hvor noget skal spises',
};
export const hour = 'Kl.';
export const hourHint = ({ timeZone }: { timeZone: string }) => `Efter uret i ${timeZone}, din tidszone.`;
/** Where notices are shown on a device. */
export const kinds = 'Hvad beskederne handler om';
export const tellsTaken = 'Sig det også, når andre spiser det, der er mit';
export const alsoMail = ({ email }: { email: string }) => `Send også mailen, til ${email}`;
export const save = 'Gem påmindelser';
export const stoppedToast = 'Ingen påmindelser mere.';
export const noMailToast = 'Gemt, men dette Crisper sender ingen mails.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Påmindelser kommer kl. ${time} til ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Beskeder kommer kl. ${time} til dine enheder.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Påmindelser kommer kl. ${time} via ntfy.`;
export const confirmEmailToast = 'Gemt. Bekræft nu din mailadresse.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} er ikke bekræftet endnu. Der kommer ingen påmindelser, før du har åbnet linket i en mail, vi sender dertil.`;
export const proofMailed = ({ email }: { email: string }) =>
  `Vi har sendt en mail til ${email}. Åbn linket i den for at bekræfte mailadressen; indtil da kommer der ingen påmindelser. Kig også i spammappen.`;
export const sendProof = 'Send mailen';
export const sendProofAgain = 'Send igen';
export const proofSentToast = ({ email }: { email: string }) => `Vi har sendt en mail til ${email}.`;

export const confirmPageTitle = 'Bekræft din mailadresse';
export const confirmPageDescription = 'Bekræft, at mailadressen er din.';
export const confirmTitle = 'Er det din mailadresse?';
export const confirmLead = 'Bekræft den, så kommer de mails, du har bedt om i din profil, til den.';
export const confirm = 'Ja, den er min';
export const confirmedTitle = 'Din mailadresse er bekræftet';
export const confirmedLead =
  'Påmindelser kommer, som du har valgt i din profil. Hver af dem har et link til at stoppe dem.';
export const confirmExpiredTitle = 'Linket er brugt eller udløbet';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Din profil'),
  ' siger, om din mailadresse er bekræftet, og sender dig ellers et nyt link.',
];

export const stopPageTitle = 'Stop påmindelser';
export const stopPageDescription = 'Stop mailene om din mad.';
export const stopTitle = 'Ingen påmindelser mere?';
export const stopLead = 'Ingen mails mere om det, der udløber. Din mad og din konto bliver, som de er.';
export const stop = 'Stop påmindelser';
export const stoppedTitle = 'Påmindelserne er stoppet';
export const stoppedLead = 'Savner du dem, henter du dem tilbage i din profil.';
