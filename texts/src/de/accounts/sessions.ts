import { plural } from '#de/plural.ts';

export const heading = 'Wo du angemeldet bist';
export const introduction = 'Was du nicht kennst oder nicht mehr benutzt, kannst du von hier aus abmelden.';
export const loadFailed = 'Wo du angemeldet bist, ließ sich nicht laden';
export const here = 'Dieser Browser';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Seit ${since} · zuletzt benutzt ${last}`;
export const showsNotices = 'Zeigt Mitteilungen';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Abmelden',
  unseen(`: ${device}`),
];
export const loggedOut = 'Dort abgemeldet.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, { one: 'Nur hier angemeldet', other: `Auf ${count} Geräten angemeldet` });
