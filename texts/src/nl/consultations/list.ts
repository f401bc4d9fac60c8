export const yourSessions = 'Gesprekken';
export const yourSessionsText =
  'Gesprekken die je hebt aangevraagd. Ons team schrijft je om een moment af te spreken.';
export const yourSessionsWithoutMail =
  'Gesprekken die je hebt aangevraagd. Deze Crisper verstuurt geen mail: spreek een moment af met wie hem beheert.';
export const loadFailed = 'Je gesprekken konden niet worden geladen';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Nog geen. ',
  specialists('Maak kennis met onze deskundigen'),
  '.',
];
export const session = ({ name }: { name: string }) => `Gesprek met ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Aangevraagd op ${date}`;
export const cancelled = 'Afgezegd';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Afzeggen',
  unseen(`: gesprek met ${name}`),
];
export const confirmCancel = 'Dit gesprek afzeggen?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Gesprek met ${name}. Je kunt het opnieuw aanvragen.`;
export const cancelSession = 'Gesprek afzeggen';
export const keepSession = 'Laten staan';
export const cancelledToast = 'Het gesprek is afgezegd.';
