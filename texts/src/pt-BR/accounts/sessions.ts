import { plural } from '#pt-BR/plural.ts';

export const heading = 'Onde sua conta está aberta';
export const introduction = 'O que você não conhece ou não usa mais pode ser desconectado daqui.';
export const loadFailed = 'Não foi possível carregar onde sua conta está aberta';
export const here = 'Este navegador';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Desde ${since} · último uso ${last}`;
export const showsNotices = 'Mostra avisos';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Desconectar',
  unseen(` ${device}`),
];
export const loggedOut = 'Aparelho desconectado.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Sua conta está aberta só aqui',
    other: `Sua conta está aberta em ${count} aparelhos`,
  });
