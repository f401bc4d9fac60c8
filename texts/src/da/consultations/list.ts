export const yourSessions = 'Samtaler';
export const yourSessionsText = 'Samtaler, du har bedt om. Vores team skriver til dig for at finde en tid.';
export const yourSessionsWithoutMail =
  'Samtaler, du har bedt om. Dette Crisper sender ingen mails: Spørg dem, der driver det, om en tid.';
export const loadFailed = 'Dine samtaler kunne ikke hentes';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Ingen endnu. ',
  specialists('Mød vores specialister'),
  '.',
];
export const session = ({ name }: { name: string }) => `Samtale med ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Bedt om ${date}`;
export const cancelled = 'Aflyst';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Aflys',
  unseen(`: samtale med ${name}`),
];
export const confirmCancel = 'Aflys samtalen?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Samtale med ${name}. Du kan bede om den igen.`;
export const cancelSession = 'Aflys samtalen';
export const keepSession = 'Behold den';
export const cancelledToast = 'Samtalen er aflyst.';
