export const share = 'Del listen';
export const heading = 'Del';
export const asText = 'Som tekst';
export const asTextHint = 'i en besked, som den er nu';
export const asLink = 'Som link';
export const asLinkHint = 'til at se og krydse af uden konto, i to dage';
export const print = 'Print';
export const printHint = 'på papir, med felter at krydse af';
export const copied = 'Kopieret.';
export const copyFailed = 'Det kunne ikke kopieres.';
export const made = 'Alle med dette link kan se og krydse af';
export const until = ({ moment }: { moment: string }) => `til ${moment}`;
export const link = 'Link';
export const linkHint = 'Det vises kun nu. Den, der mister det, skal have et nyt.';
export const copy = 'Kopiér linket';
export const shareLink = 'Del linket';
export const shareText = ({ list }: { list: string }) => `Vores indkøbsliste: ${list}`;
export const openLinks = 'Links, der virker';
export const madeBy = ({ name }: { name: string }) => `af ${name}`;
export const endThisLink = 'Luk dette link';
export const ended = 'Linket er lukket.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
