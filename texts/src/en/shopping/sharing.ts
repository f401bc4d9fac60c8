export const share = 'Share the list';
export const heading = 'Share';
export const asText = 'As text';
export const asTextHint = 'into a message, as it is now';
export const asLink = 'As a link';
export const asLinkHint = 'to look and tick without an account, for two days';
export const print = 'Print';
export const printHint = 'on paper, with boxes to tick';
export const copied = 'Copied.';
export const copyFailed = 'It could not be copied.';
export const made = 'Whoever has this link can look and tick';
export const until = ({ moment }: { moment: string }) => `until ${moment}`;
export const link = 'Link';
export const linkHint = 'It is shown only now. Somebody who lost it needs a new one.';
export const copy = 'Copy link';
export const shareLink = 'Share link';
export const shareText = ({ list }: { list: string }) => `Our shopping list: ${list}`;
export const openLinks = 'Links that work';
export const madeBy = ({ name }: { name: string }) => `by ${name}`;
export const endThisLink = 'End this link';
export const ended = 'The link has ended.';

/** A list as plain text. */
export const textOf = ({ list, groups }: { list: string; groups: { heading: string; lines: string[] }[] }) =>
  [
    list,
    ...groups.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n');
