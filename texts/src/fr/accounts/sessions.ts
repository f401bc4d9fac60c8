import { plural } from '#fr/plural.ts';

export const heading = 'Où ta session est ouverte';
export const introduction = 'Déconnecte ici ce que tu ne connais pas, ou n’utilises plus.';
export const loadFailed = 'Impossible de charger tes sessions';
export const here = 'Ce navigateur';
export const usage = ({ since, last }: { since: string; last: string }) =>
  `Depuis le ${since} · dernière fois : ${last}`;
export const showsNotices = 'Affiche des notifications';
export const logOut = <T>({ device, unseen }: { device: string; unseen: (words: string) => T }) => [
  'Déconnecter',
  unseen(` ${device}`),
];
export const loggedOut = 'Session fermée là-bas.';

/** In the list of the profile's parts. */
export const onDevices = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Ta session n’est ouverte qu’ici',
    other: `Ta session est ouverte sur ${count} appareils`,
  });
