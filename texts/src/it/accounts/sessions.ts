import { plural } from '#it/plural.ts';

const since = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `Dall’${date}` : `Dal ${date}`) : `Da ${date}`;

export const heading = 'Sessioni aperte';
export const introduction = 'Chiudi da qui quello che non conosci o che non usi più.';
export const loadFailed = 'Impossibile caricare le tue sessioni';
export const here = 'Questo browser';
export const usage = ({ since: first, last }: { since: string; last: string }) =>
  `${since(first)} · ultimo uso: ${last}`;
export const showsNotices = 'Mostra notifiche';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Esci',
  unseen(` da ${device}`),
];
export const loggedOut = 'Lì la sessione è chiusa.';
/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Sessione aperta solo qui',
    other: `Sessioni aperte su ${count} dispositivi`,
  });
