export const yourSessions = 'Consultas';
export const yourSessionsText = 'Sesiones que has pedido. Nuestro equipo te escribe para buscar una hora.';
export const yourSessionsWithoutMail =
  'Sesiones que has pedido. Este Crisper no envía correos: pide hora a quienes lo llevan.';
export const loadFailed = 'No se pudieron cargar tus consultas';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Aún ninguna. ',
  specialists('Conoce a nuestros especialistas'),
  '.',
];
export const session = ({ name }: { name: string }) => `Sesión con ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Pedida el ${date}`;
export const cancelled = 'Cancelada';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Cancelar',
  unseen(` la sesión con ${name}`),
];
export const confirmCancel = '¿Cancelar esta sesión?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Sesión con ${name}. Puedes pedirla otra vez.`;
export const cancelSession = 'Cancelar la sesión';
export const keepSession = 'Mantenerla';
export const cancelledToast = 'La sesión está cancelada.';
