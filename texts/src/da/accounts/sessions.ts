import { plural } from '#da/plural.ts';

export const heading = 'Hvor du er logget ind';
export const introduction = 'Det, du ikke kender eller ikke bruger mere, kan du logge ud herfra.';
export const loadFailed = 'Vi kunne ikke hente, hvor du er logget ind';
export const here = 'Denne browser';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Siden ${since} · sidst brugt ${last}`;
export const showsNotices = 'Viser beskeder';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Log ud',
  unseen(`: ${device}`),
];
export const loggedOut = 'Logget ud der.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, { one: 'Du er kun logget ind her', other: `Du er logget ind på ${count} enheder` });
