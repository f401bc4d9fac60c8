export const yourSessions = 'Consultas';
export const yourSessionsText = 'As consultas que você pediu. Nossa equipe escreve para marcar um horário.';
export const yourSessionsWithoutMail =
  'As consultas que você pediu. Este Crisper não envia e-mails: combine um horário com quem o administra.';
export const loadFailed = 'Não foi possível carregar suas consultas';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Nenhuma ainda. ',
  specialists('Conheça nossos especialistas'),
  '.',
];
export const session = ({ name }: { name: string }) => `Consulta com ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Pedida em ${date}`;
export const cancelled = 'Cancelada';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Cancelar',
  unseen(` a consulta com ${name}`),
];
export const confirmCancel = 'Cancelar esta consulta?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Consulta com ${name}. Você pode pedir de novo.`;
export const cancelSession = 'Cancelar consulta';
export const keepSession = 'Manter';
export const cancelledToast = 'A consulta foi cancelada.';
