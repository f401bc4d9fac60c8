import { plural } from '#sv/plural.ts';

export const heading = 'Där du är inloggad';
export const introduction = 'Det du inte känner igen, eller inte använder längre, kan du logga ut härifrån.';
export const loadFailed = 'Det gick inte att ladda var du är inloggad';
export const here = 'Den här webbläsaren';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Sedan ${since} · senast använd ${last}`;
export const showsNotices = 'Visar notiser';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Logga ut',
  unseen(` ${device}`),
];
export const loggedOut = 'Utloggad där.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, { one: 'Du är bara inloggad här', other: `Du är inloggad på ${count} enheter` });
