export const share = 'Compartilhar a lista';
export const heading = 'Compartilhar';
export const asText = 'Como texto';
export const asTextHint = 'em uma mensagem, como está agora';
export const asLink = 'Como link';
export const asLinkHint = 'para ver e marcar sem conta, por dois dias';
export const print = 'Imprimir';
export const printHint = 'no papel, com quadradinhos para marcar';
export const copied = 'Copiado.';
export const copyFailed = 'Não foi possível copiar.';
export const made = 'Quem tem este link pode ver e marcar';
export const until = ({ moment }: { moment: string }) => `até ${moment}`;
export const link = 'Link';
export const linkHint = 'Ele só aparece agora. Quem perder precisa de um novo.';
export const copy = 'Copiar link';
export const shareLink = 'Compartilhar link';
export const shareText = ({ list }: { list: string }) => `Nossa lista de compras: ${list}`;
export const openLinks = 'Links ativos';
export const madeBy = ({ name }: { name: string }) => `por ${name}`;
export const endThisLink = 'Encerrar este link';
export const ended = 'O link foi encerrado.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
