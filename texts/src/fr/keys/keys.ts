import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#fr/plural.ts';

export const heading = 'Clés';
export const introduction =
  'Pour un programme qui demande un « token » : laisse la tablette sur le frigo regarder dans ta cuisine, ou ton serveur domotique remplir la liste. Aucun n’a ton mot de passe, et chaque clé se désactive ici.';
export const make = 'Créer une clé';
export const none = 'Aucun programme n’a encore de clé.';
export const loadFailed = 'Impossible de charger tes clés';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0 ? 'Aucun programme n’a de clé' : plural(count, { one: `${count} clé`, other: `${count} clés` });

/** A kitchen by its name, or in words of ours. */
const kitchens = (kitchen: string | null) => kitchen ?? 'toutes tes cuisines';
export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Regarde : ${kitchens(kitchen)} · ne change rien`,
  do: ({ kitchen }) => `Regarde : ${kitchens(kitchen)} · change les aliments et les listes`,
};
export const formerKitchen = 'une cuisine où tu n’es plus';
export const neverUsed = 'Jamais utilisée';
export const lastUsed = ({ moment }: { moment: string }) => `Dernière utilisation : ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Inutilisée depuis le ${day}`;
export const worksThrough = ({ day }: { day: string }) => `marche jusqu’au ${day}`;
export const hasEnded = ({ day }: { day: string }) => `terminée le ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Désactiver',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Désactiver la clé « ${name} » ?`;
export const endWarning = 'Le programme qui l’a est aussitôt bloqué. Tu pourras lui donner une nouvelle clé.';
export const endConfirm = 'Désactiver';
export const keep = 'Garder';
export const ended = 'La clé ne marche plus.';

export const newKey = 'Une nouvelle clé';
export const name = 'C’est pour quoi ?';
export const nameExample = 'Tablette sur le frigo';
export const mayDo = 'Elle peut';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Juste regarder', hint: 'aliments, quantités, jours, listes et gaspillage' },
  do: {
    label: 'Regarder et changer',
    hint: 'ajouter des aliments, les manger, les jeter, changer listes et recettes',
  },
};
export const inKitchen = 'Dans';
export const allKitchens = 'Toutes mes cuisines';
export const noKitchen = 'Crée d’abord une cuisine : une clé n’ouvre que des cuisines.';
export const until = 'Durée';
export const lasting = { quarter: '90 jours', year: '1 an', ever: 'Sans fin' } as const;
export const never =
  'Elle n’ouvre jamais ton compte, ton mot de passe, d’autres clés, ni la liste des personnes d’une cuisine.';

export const copyNow = 'Copie-la maintenant';
export const onlyNow = 'Elle n’est montrée que cette fois. Perdue ? Désactive-la et crées-en une autre.';
export const theKey = ({ name }: { name: string }) => `Clé « ${name} »`;
export const copy = 'Copier la clé';
export const copied = 'Clé copiée.';
export const copyFailed =
  'Ton navigateur ne nous laisse pas copier. Sélectionne la clé et copie-la toi-même.';
export const iHaveIt = 'Je l’ai';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Désactiver aussi la clé de mon programme',
    other: `Désactiver aussi les ${count} clés de mes programmes`,
  });
