import { plural } from '#en/plural.ts';

export const heading = 'Invite somebody';
export const as = 'Invite as';
export const uses = 'For how many people';
export const usesChoice = ({ count }: { count: number }) =>
  plural(count, { one: 'One person', other: `Up to ${count} people` });
export const makeLink = 'Make a link';
export const makingLink = 'Making a link…';
export const linkMeaning = ({ days }: { days: number }) =>
  `It works for ${days} days, and you can end it at any time.`;

export const holdCamera = 'Hold a camera to it';
export const codeOf = ({ kitchen }: { kitchen: string }) =>
  `QR code with the invitation to ${kitchen}, the same as the link below`;
export const enlarge = 'Show the code larger';
export const validFor = ({ date, uses: count, role }: { date: string; uses: number; role: string }) =>
  plural(count, {
    one: `until ${date} · for one person, as a ${role}`,
    other: `until ${date} · for ${count} people, as ${role}s`,
  });
export const link = 'The link';
export const linkHint = 'We show it only now. Make a new one if you lose it.';
export const share = 'Share the link';
export const shareText = ({ kitchen }: { kitchen: string }) => `Come into our kitchen: ${kitchen}`;
export const copy = 'Copy the link';
export const copied = 'Link copied.';
export const copyFailed = 'Your browser does not let us copy. Please select the link and copy it yourself.';
export const another = 'Make another link';

export const byMail = 'By mail';
export const byMailText = 'For one person: the link works only with an account of this email address.';
export const email = 'Their email address';
export const send = 'Send the invitation';
export const sending = 'Sending…';
export const mailed = ({ email: to }: { email: string }) => `The invitation is on its way to ${to}.`;
export const notMailed = ({ email: to }: { email: string }) =>
  `No mail could be sent. Please pass the link on yourself; it works only for ${to}.`;
export const noMail =
  'This Crisper sends no mail, so it cannot invite by mail either. Make a link and pass it on yourself.';

export const open = 'Open invitations';
export const openText = 'Anybody with one of these links can still come in.';
export const openFailed = 'Failed to load the open invitations';
export const linkFor = ({ role }: { role: string }) => `Link for a ${role}`;
export const mailFor = ({ email: to }: { email: string }) => `Mail to ${to}`;
interface OpenInvitation {
  name: string;
  date: string;
  used: number;
  uses: number;
}
export const madeBy = ({ name, date, used, uses: of }: OpenInvitation) =>
  plural(of, {
    one: `until ${date}, by ${name}`,
    other: `${used} of ${of} used, until ${date}, by ${name}`,
  });
export const end = <T>({ which, unseen }: { which: string; unseen: (words: string) => T }) => [
  'End',
  unseen(`: ${which}`),
];
export const endThisLink = 'End this link';
export const ended = 'The link no longer works.';
