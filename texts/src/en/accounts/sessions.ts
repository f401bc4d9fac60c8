import { plural } from '#en/plural.ts';

export const heading = 'Where you are logged in';
export const introduction = 'What you do not know, or no longer use, can be logged out from here.';
export const loadFailed = 'Failed to load where you are logged in';
export const here = 'This browser';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Since ${since} · last used ${last}`;
export const showsNotices = 'Shows notices';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Log out',
  unseen(` ${device}`),
];
export const loggedOut = 'Logged out there.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, { one: 'You are logged in here only', other: `You are logged in on ${count} devices` });
