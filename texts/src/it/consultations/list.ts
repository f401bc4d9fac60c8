const on = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`) : date;

export const yourSessions = 'Consulenze';
export const yourSessionsText = 'Le consulenze che hai chiesto. Ti scriviamo noi per trovare un orario.';
export const yourSessionsWithoutMail =
  'Le consulenze che hai chiesto. Questo Crisper non manda email: chiedi un orario a chi lo gestisce.';
export const loadFailed = 'Impossibile caricare le tue consulenze';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Ancora nessuna. ',
  specialists('Scopri con chi puoi parlare'),
  '.',
];
export const session = ({ name }: { name: string }) => `Consulenza con ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Chiesta ${on(date)}`;
export const cancelled = 'Disdetta';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Disdici',
  unseen(` la consulenza con ${name}`),
];
export const confirmCancel = 'Disdire questa consulenza?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Consulenza con ${name}. Puoi chiederla di nuovo.`;
export const cancelSession = 'Disdici';
export const keepSession = 'Tienila';
export const cancelledToast = 'La consulenza è disdetta.';
