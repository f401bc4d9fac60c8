import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#fr/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Mes aliments';
export const pageDescription = 'Ce que tu as mis dans le frigo.';
export const heading = 'Mes aliments';
export const introduction = 'Tout ce que tu as mis dans le frigo.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Tout ce que tu as ajouté dans « ${kitchen} », et ce qui y est à toi.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  'expiry-soonest': 'Date la plus proche',
  'expiry-latest': 'Date la plus lointaine',
  'title-first': 'Nom de A à Z',
  'title-last': 'Nom de Z à A',
  'category-first': 'Catégorie de A à Z',
  'category-last': 'Catégorie de Z à A',
  'quantity-most': 'Plus grande quantité',
  'quantity-least': 'Plus petite quantité',
};

export const foods = 'Aliments';
export const table = 'Les aliments que j’ai ajoutés';
export const addedColumn = 'Ajouté';
export const select = ({ title }: { title: string }) => `Choisir : ${title}`;
export const selectAll = 'Tout choisir sur cette page';
export const update = <T>({ title, unseen }: Row<T>) => ['Modifier', unseen(` : ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Supprimer', unseen(` : ${title}`)];

export const nothingFound = 'Aucun aliment trouvé.';
export const nothingMatches = 'Aucun de tes aliments ne correspond. Essaie un autre mot ou un autre jour.';
export const emptyHint = 'Ajoute la première chose que tu vois dans ton frigo.';
export const addFirst = 'Ajouter un premier aliment';

export const chosenItems = 'Aliments choisis';
export const selected = ({ count }: { count: number }) =>
  plural(count, { one: `${count} choisi`, other: `${count} choisis` });
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Effacer',
  unseen(' la sélection'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Supprimer',
  unseen(plural(count, { one: ` ${count} aliment choisi`, other: ` ${count} aliments choisis` })),
];

export const removeHeading = 'Confirmer la suppression';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Vraiment supprimer : ', title, ' ?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Vraiment supprimer ces ${count} aliments ?`;
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `et ${count} autre`, other: `et ${count} autres` });
export const confirmRemoval = 'Supprimer';
export const removing = 'Suppression…';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Aliment supprimé', other: `${count} aliments supprimés` });
export const notRemoved = 'Impossible de supprimer l’aliment';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Supprimé : ${title}.`, other: `${count} aliments supprimés.` });
export const moveToKitchen = 'Mettre dans une cuisine';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Déplacer : ${title}`, other: `Déplacer ${count} aliments` });
export const moveHint =
  'Du frigo ouvert vers une cuisine, où seules les personnes de cette cuisine le voient.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Mettre dans « ${kitchen} »`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `Mis dans « ${kitchen} » : ${title}.`,
    other: `Mis dans « ${kitchen} » : ${count} aliments.`,
  });
export const undo = 'Annuler';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Remis : ${title}`, other: `Remis : ${count} aliments` });

export const updateHeading = 'Modifier l’aliment';
export const updateForm = 'Modifier l’aliment';
export const save = 'Enregistrer';
export const saving = 'Enregistrement…';
export const savedToast = 'Aliment modifié';
export const refused = 'Impossible de modifier l’aliment';
export const notSaved = 'La modification a échoué';
export const changedMeanwhile = 'Quelqu’un l’a modifié entre-temps.';
export const description = 'Description';
export const picture = 'Image';
export const otherPicture = 'une autre image';
export const nothing = 'rien';
export const mineIs = ({ value }: { value: string }) => `Toi : ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Maintenant : ${value}`;
export const keepMine = 'Garder ma version';
export const takeTheirs = 'Prendre l’autre';
export const discardHeading = 'Abandonner tes changements ?';
export const discardHint = 'Ce que tu as changé ici n’est pas enregistré.';
export const discard = 'Abandonner';
export const keepEditing = 'Continuer';

export const reminder = 'Rappel';
export const reminderHeading = 'Pense à jeter un œil à ton frigo !';
export const reminderHint = 'Pour que rien ne se perde.';
