export const yourSessions = 'Samtal';
export const yourSessionsText = 'Samtal som du har bett om. Vårt team skriver till dig för att hitta en tid.';
export const yourSessionsWithoutMail =
  'Samtal som du har bett om. Den här servern skickar inga mejl: fråga dem som driver den om en tid.';
export const loadFailed = 'Dina samtal kunde inte laddas';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Inga än. ',
  specialists('Träffa våra specialister'),
  '.',
];
export const session = ({ name }: { name: string }) => `Samtal med ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Begärt ${date}`;
export const cancelled = 'Avbokat';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Avboka',
  unseen(` samtalet med ${name}`),
];
export const confirmCancel = 'Avboka samtalet?';
export const confirmCancelText = ({ name }: { name: string }) => `Samtal med ${name}. Du kan be om det igen.`;
export const cancelSession = 'Avboka';
export const keepSession = 'Behåll';
export const cancelledToast = 'Samtalet är avbokat.';
