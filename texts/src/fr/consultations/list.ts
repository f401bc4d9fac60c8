export const yourSessions = 'Séances';
export const yourSessionsText = 'Les séances que tu as demandées. Notre équipe t’écrit pour fixer une heure.';
export const yourSessionsWithoutMail =
  'Les séances que tu as demandées. Ce Crisper n’envoie pas d’e-mails : demande une heure aux personnes qui le gèrent.';
export const loadFailed = 'Impossible de charger tes séances';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Pas encore. ',
  specialists('Rencontre nos spécialistes'),
  '.',
];
export const session = ({ name }: { name: string }) => `Séance avec ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Demandée le ${date}`;
export const cancelled = 'Annulée';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Annuler',
  unseen(` la séance avec ${name}`),
];
export const confirmCancel = 'Annuler cette séance ?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Séance avec ${name}. Tu peux la redemander.`;
export const cancelSession = 'Annuler la séance';
export const keepSession = 'La garder';
export const cancelledToast = 'La séance est annulée.';
