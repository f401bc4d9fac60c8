import type { Role } from '@crisper/domain/kitchens/policy.ts';
import { plural } from '#fr/plural.ts';

export const pageTitle = ({ kitchen }: { kitchen: string }) => `Personnes · ${kitchen}`;
export const pageDescription = 'Qui est dans la cuisine, et qui peut y faire quoi.';
export const loadFailed = 'Impossible de charger les personnes';

export const peopleCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} personne`, other: `${count} personnes` });

export const you = 'toi';
export const since = ({ date }: { date: string }) => `depuis le ${date}`;
export const more = ({ name }: { name: string }) => `Plus : ${name}`;

export const makeRole: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `Passer ${name} en responsable`,
  member: ({ name }) => `Passer ${name} en membre`,
  guest: ({ name }) => `Passer ${name} en invité`,
};
export const becomeRole: Record<Role, string> = {
  owner: 'Passer en responsable',
  member: 'Passer en membre',
  guest: 'Passer en invité',
};
export const roleChanged: Record<Role, (person: { name: string }) => string> = {
  owner: ({ name }) => `${name} est maintenant responsable.`,
  member: ({ name }) => `${name} est maintenant membre.`,
  guest: ({ name }) => `${name} est maintenant en visite.`,
};
export const demoteTitle = 'Ne plus être responsable ?';
export const demoteText = 'Seule une autre personne responsable pourra te rendre ce rôle.';
export const demote = 'Oui, c’est voulu';

export const handOver = ({ name }: { name: string }) => `Confier la cuisine à ${name}`;
export const handOverMeaning = 'et devenir membre';
export const handOverTitle = ({ name }: { name: string }) => `La confier à ${name} ?`;
export const handOverText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} devient responsable de « ${kitchen} », et toi membre. Seule une personne responsable peut revenir là-dessus.`;
export const handOverNow = 'Confier';
export const handedOver = ({ name }: { name: string }) => `${name} est maintenant responsable de la cuisine.`;

export const remove = ({ name }: { name: string }) => `Retirer ${name}`;
export const removeMeaning = 'ses aliments deviennent à tout le monde';
export const removeTitle = ({ name }: { name: string }) => `Retirer ${name} ?`;
export const removeText = ({ name, kitchen }: { name: string; kitchen: string }) =>
  `${name} ne voit plus « ${kitchen} ». Ses aliments deviennent à tout le monde. Toutes les invitations ouvertes sont annulées, pour que personne ne revienne par là.`;
export const removeNow = 'Retirer';
export const removed = ({ name }: { name: string }) => `${name} n’est plus dans la cuisine.`;

export const leave = 'Quitter cette cuisine';
export const leaveOne = <T>({ kitchen, unseen }: { kitchen: string; unseen: (words: string) => T }) => [
  'Quitter',
  unseen(` : ${kitchen}`),
];
export const leaveTitle = ({ kitchen }: { kitchen: string }) => `Quitter « ${kitchen} » ?`;
export const leaveText =
  'Tu ne vois plus ce qu’il y a dedans, et ce qui est à toi devient à tout le monde. Toutes les invitations ouvertes sont annulées. Pour revenir, il t’en faudra une nouvelle.';
export const leaveNow = 'Quitter';
export const left = ({ kitchen }: { kitchen: string }) => `Tu as quitté « ${kitchen} ».`;
export const leaveAloneText = ({ days }: { days: number }) =>
  `Il n’y a que toi ici : si tu pars, elle ferme. Dans ${days} jours, elle est supprimée avec tout ce qu’elle contient. D’ici là, tu peux annuler dans ses réglages.`;
export const leaveAloneNow = 'Quitter et fermer';
export const endsAlone = ({ kitchen, days }: { kitchen: string; days: number }) =>
  `« ${kitchen} » ferme dans ${days} jours. D’ici là, tu peux annuler dans ses réglages.`;
export const lastOwnerTitle = 'Qui prend la suite ?';
export const lastOwnerText = ({ kitchen }: { kitchen: string }) =>
  `Tu es l’unique responsable de « ${kitchen} ». Choisis qui prend la suite, et tu quittes la cuisine.`;
export const handOverAndLeave = 'Confier et quitter';
