export const share = 'Condividi la lista';
export const heading = 'Condividi';
export const asText = 'Come testo';
export const asTextHint = 'in un messaggio, così com’è ora';
export const asLink = 'Come link';
export const asLinkHint = 'per guardare e spuntare senza account, per due giorni';
export const print = 'Stampa';
export const printHint = 'su carta, con le caselle da spuntare';
export const copied = 'Copiato.';
export const copyFailed = 'La copia non è riuscita.';
export const made = 'Chi ha questo link può guardare e spuntare';
export const until = ({ moment }: { moment: string }) => `fino a: ${moment}`;
export const link = 'Link';
export const linkHint = 'Si vede solo adesso. Se lo perdi, creane un altro.';
export const copy = 'Copia il link';
export const shareLink = 'Condividi il link';
export const shareText = ({ list }: { list: string }) => `La nostra lista della spesa: ${list}`;
export const openLinks = 'Link attivi';
export const madeBy = ({ name }: { name: string }) => `da ${name}`;
export const endThisLink = 'Disattiva questo link';
export const ended = 'Il link non funziona più.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
