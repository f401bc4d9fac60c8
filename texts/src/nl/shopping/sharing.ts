export const share = 'Lijst delen';
export const heading = 'Delen';
export const asText = 'Als tekst';
export const asTextHint = 'in een bericht, zoals hij nu is';
export const asLink = 'Als link';
export const asLinkHint = 'om te bekijken en af te vinken zonder account, twee dagen lang';
export const print = 'Afdrukken';
export const printHint = 'op papier, met vakjes om af te vinken';
export const copied = 'Gekopieerd.';
export const copyFailed = 'Kopiëren lukte niet.';
export const made = 'Wie deze link heeft, kan kijken en afvinken';
export const until = ({ moment }: { moment: string }) => `tot ${moment}`;
export const link = 'Link';
export const linkHint = 'Hij wordt alleen nu getoond. Wie hem kwijt is, heeft een nieuwe nodig.';
export const copy = 'Link kopiëren';
export const shareLink = 'Link delen';
export const shareText = ({ list }: { list: string }) => `Onze boodschappenlijst: ${list}`;
export const openLinks = 'Links die werken';
export const madeBy = ({ name }: { name: string }) => `van ${name}`;
export const endThisLink = 'Deze link intrekken';
export const ended = 'De link werkt niet meer.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
