export const share = 'Dela listan';
export const heading = 'Dela';
export const asText = 'Som text';
export const asTextHint = 'i ett meddelande, som den är nu';
export const asLink = 'Som länk';
export const asLinkHint = 'för att titta och bocka av utan konto, i två dagar';
export const print = 'Skriv ut';
export const printHint = 'på papper, med rutor att bocka av';
export const copied = 'Kopierat.';
export const copyFailed = 'Det gick inte att kopiera.';
export const made = 'Alla som har länken kan titta och bocka av';
export const until = ({ moment }: { moment: string }) => `till ${moment}`;
export const link = 'Länk';
export const linkHint = 'Den visas bara nu. Den som tappat bort den behöver en ny.';
export const copy = 'Kopiera länken';
export const shareLink = 'Dela länken';
export const shareText = ({ list }: { list: string }) => `Vår inköpslista: ${list}`;
export const openLinks = 'Länkar som gäller';
export const madeBy = ({ name }: { name: string }) => `av ${name}`;
export const endThisLink = 'Avsluta länken';
export const ended = 'Länken gäller inte längre.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
