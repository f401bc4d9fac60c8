import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'Wanneer en hoe';
export const introduction = 'Wat je eerst moet opeten, in één mail of melding, en nooit een lege.';
export const noMail =
  'Deze Crisper verstuurt geen mail, dus er komen geen herinneringen. Een ntfy-topic hieronder krijgt ze toch. Wat op moet, zie je bij het belletje, en in je agenda als je die hieronder koppelt.';
export const loadFailed = 'Je herinneringen konden niet worden geladen';

export const mode = 'Herinner me';
export const modeName: Record<ReminderMode, string> = {
  off: 'Nooit',
  daily: 'Elke dag dat er iets te melden is',
  due: 'Alleen op dagen dat er iets op moet',
};
export const hour = 'Om';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `Volgens de klok in ${timeZone}, je tijdzone.`;
/** Where notices are shown on a device. */
export const kinds = 'Waar de meldingen over gaan';
export const tellsTaken = 'Ook een melding als anderen iets van mij opmaken';
export const alsoMail = ({ email }: { email: string }) => `Ook een mail, naar ${email}`;
export const save = 'Herinneringen opslaan';
export const stoppedToast = 'Geen herinneringen meer.';
export const noMailToast = 'Opgeslagen, maar deze Crisper verstuurt geen mail.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Herinneringen komen om ${time} op ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) =>
  `Meldingen komen om ${time} op je apparaten.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Herinneringen komen om ${time} via ntfy.`;
export const confirmEmailToast = 'Opgeslagen. Bevestig nu je e-mailadres.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} is nog niet bevestigd. Herinneringen komen pas als je de link hebt geopend in een mail die we daarheen sturen.`;
export const proofMailed = ({ email }: { email: string }) =>
  `We hebben een mail gestuurd naar ${email}. Open de link erin om het e-mailadres te bevestigen; tot dan komen er geen herinneringen. Kijk ook in je spammap.`;
export const sendProof = 'Mail sturen';
export const sendProofAgain = 'Opnieuw sturen';
export const proofSentToast = ({ email }: { email: string }) => `We hebben een mail gestuurd naar ${email}.`;

export const confirmPageTitle = 'E-mailadres bevestigen';
export const confirmPageDescription = 'Bevestig dat het e-mailadres van jou is.';
export const confirmTitle = 'Is dit e-mailadres van jou?';
export const confirmLead = 'Bevestig het, dan komen de mails waar je in je profiel om vroeg op dit adres.';
export const confirm = 'Ja, het is van mij';
export const confirmedTitle = 'Je e-mailadres is bevestigd';
export const confirmedLead =
  'Herinneringen komen zoals je in je profiel koos. In elke mail staat een link om te stoppen.';
export const confirmExpiredTitle = 'Deze link is al gebruikt of verlopen';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  'In ',
  profile('je profiel'),
  ' staat of je e-mailadres is bevestigd, en daar vraag je anders een nieuwe link aan.',
];

export const stopPageTitle = 'Herinneringen stoppen';
export const stopPageDescription = 'Geen mails meer over je eten.';
export const stopTitle = 'Geen herinneringen meer?';
export const stopLead = 'Geen mails meer over wat verloopt. Je eten en je account blijven zoals ze zijn.';
export const stop = 'Herinneringen stoppen';
export const stoppedTitle = 'De herinneringen zijn gestopt';
export const stoppedLead = 'Mis je ze, dan zet je ze in je profiel weer aan.';
