import { plural } from '#es/plural.ts';

export const heading = 'Dónde tienes la sesión abierta';
export const introduction = 'Desde aquí puedes cerrar la sesión en lo que no conozcas o ya no uses.';
export const loadFailed = 'No se pudieron cargar tus sesiones';
export const here = 'Este navegador';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Desde ${since} · último uso: ${last}`;
export const showsNotices = 'Muestra avisos';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Salir',
  unseen(`: ${device}`),
];
export const loggedOut = 'Sesión cerrada allí.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Solo tienes la sesión abierta aquí',
    other: `Tienes la sesión abierta en ${count} dispositivos`,
  });
