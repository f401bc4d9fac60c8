export const share = 'Compartir la lista';
export const heading = 'Compartir';
export const asText = 'Como texto';
export const asTextHint = 'para un mensaje, tal como está ahora';
export const asLink = 'Como enlace';
export const asLinkHint = 'para mirar y marcar sin cuenta, durante dos días';
export const print = 'Imprimir';
export const printHint = 'en papel, con casillas para marcar';
export const copied = 'Copiado.';
export const copyFailed = 'No se pudo copiar.';
export const made = 'Quien tenga este enlace puede mirar y marcar';
export const until = ({ moment }: { moment: string }) => `hasta ${moment}`;
export const link = 'Enlace';
export const linkHint = 'Solo se muestra ahora. Quien lo pierda necesita otro.';
export const copy = 'Copiar el enlace';
export const shareLink = 'Compartir el enlace';
export const shareText = ({ list }: { list: string }) => `Nuestra lista de la compra: ${list}`;
export const openLinks = 'Enlaces que funcionan';
export const madeBy = ({ name }: { name: string }) => `de ${name}`;
export const endThisLink = 'Anular este enlace';
export const ended = 'El enlace ya no funciona.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
