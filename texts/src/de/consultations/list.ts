export const yourSessions = 'Gespräche';
export const yourSessionsText =
  'Gespräche, um die du gebeten hast. Unser Team schreibt dir wegen eines Termins.';
export const yourSessionsWithoutMail =
  'Gespräche, um die du gebeten hast. Dieses Crisper verschickt keine Mails: Frag die Leute, die es betreiben, nach einem Termin.';
export const loadFailed = 'Deine Gespräche ließen sich nicht laden';
export const noSessions = <T>({ specialists }: { specialists: (words: string) => T }) => [
  'Noch keine. ',
  specialists('Lerne unsere Fachleute kennen'),
  '.',
];
export const session = ({ name }: { name: string }) => `Gespräch mit ${name}`;
export const requestedOn = ({ date }: { date: string }) => `Angefragt am ${date}`;
export const cancelled = 'Abgesagt';
export const cancel = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Absagen',
  unseen(`: Gespräch mit ${name}`),
];
export const confirmCancel = 'Dieses Gespräch absagen?';
export const confirmCancelText = ({ name }: { name: string }) =>
  `Gespräch mit ${name}. Du kannst wieder darum bitten.`;
export const cancelSession = 'Absagen';
export const keepSession = 'Behalten';
export const cancelledToast = 'Das Gespräch ist abgesagt.';
