export const yourSessions = 'Consultations';
export const yourSessionsText = 'Sessions that you asked for. Our team writes to you to find a time.';
export const yourSessionsWithoutMail =
  'Sessions that you asked for. This Crisper sends no mail: ask the people who run it for a time.';
export const loadFailed = 'Failed to load your consultations';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'None yet. ',
  specialists('Meet our specialists'),
  '.',
];
export const session = ({ name }: { name: string }) => `Session with ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Asked for on ${date}`;
export const cancelled = 'Cancelled';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Cancel',
  unseen(` the Session with ${name}`),
];
export const confirmCancel = 'Cancel this session?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Session with ${name}. You can ask for it again.`;
export const cancelSession = 'Cancel session';
export const keepSession = 'Keep it';
export const cancelledToast = 'The session is cancelled.';
