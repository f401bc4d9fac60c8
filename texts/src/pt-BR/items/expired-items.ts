export const pageTitle = 'Itens vencidos';
export const pageDescription = 'O que venceu nos últimos quinze dias.';
export const heading = 'Vencidos recentemente';
export const introduction = ({ days }: { days: number }) =>
  `O que venceu nos últimos ${days} dias, do mais recente ao mais antigo.`;

export const table = 'Itens vencidos recentemente';
export const expiredColumn = 'Venceu';
export const view = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ver',
  unseen(`: ${title}`),
];

export const nothingExpired = 'Nada venceu ultimamente';
export const nothingExpiredHint = 'Nada se perdeu nos últimos quinze dias. Continue assim.';
