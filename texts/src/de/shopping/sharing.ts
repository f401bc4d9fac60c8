export const share = 'Liste teilen';
export const heading = 'Teilen';
export const asText = 'Als Text';
export const asTextHint = 'in eine Nachricht, so wie sie jetzt ist';
export const asLink = 'Als Link';
export const asLinkHint = 'zum Ansehen und Abhaken ohne Konto, für zwei Tage';
export const print = 'Drucken';
export const printHint = 'auf Papier, mit Kästchen zum Abhaken';
export const copied = 'Kopiert.';
export const copyFailed = 'Das ließ sich nicht kopieren.';
export const made = 'Wer diesen Link hat, kann ansehen und abhaken';
export const until = ({ moment }: { moment: string }) => `bis ${moment}`;
export const link = 'Link';
export const linkHint = 'Er wird nur jetzt gezeigt. Wer ihn verliert, braucht einen neuen.';
export const copy = 'Link kopieren';
export const shareLink = 'Link teilen';
export const shareText = ({ list }: { list: string }) => `Unsere Einkaufsliste: ${list}`;
export const openLinks = 'Gültige Links';
export const madeBy = ({ name }: { name: string }) => `von ${name}`;
export const endThisLink = 'Diesen Link beenden';
export const ended = 'Der Link ist beendet.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
