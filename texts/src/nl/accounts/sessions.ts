import { plural } from '#nl/plural.ts';

export const heading = 'Waar je bent ingelogd';
export const introduction = 'Wat je niet kent of niet meer gebruikt, kun je van hieruit uitloggen.';
export const loadFailed = 'Waar je bent ingelogd, kon niet worden geladen';
export const here = 'Deze browser';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Sinds ${since} · laatst gebruikt ${last}`;
export const showsNotices = 'Toont meldingen';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Uitloggen',
  unseen(`: ${device}`),
];
export const loggedOut = 'Daar uitgelogd.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, { one: 'Je bent alleen hier ingelogd', other: `Je bent op ${count} apparaten ingelogd` });
