// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#fr/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Crèmerie',
  Meat: 'Viande, poisson',
  Vegetable: 'Légumes',
  Fruits: 'Fruits',
  Beverages: 'Boissons',
  Snacks: 'Grignotage',
  Others: 'Autres',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Bientôt périmé',
  expired: 'Périmé',
};

export const title = 'Nom';
export const category = 'Catégorie';
export const quantity = 'Quantité';
export const expiryDate = 'Bon jusqu’au';
export const actions = 'Actions';
export const noExpiryDate = 'Date inconnue';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} aliment`, other: `${number} aliments` });

export const search = 'Rechercher';
export const searchHint = 'Nom ou catégorie';
export const sortBy = 'Trier par';
export const goodThrough = ({ date }: { date: string }) => `Bon jusqu’au ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Retirer le filtre : '),
  filter,
];

export const whoseItems = 'À qui';
export const everyones = 'Tous';
export const onlyMine = 'Les miens';

export const addFood = 'Ajouter un aliment';
export const freeToTake = 'À prendre';
export const goToFridge = 'Aller au frigo';
export const loading = 'Chargement des aliments…';
export const loadFailed = 'Impossible de charger les aliments';
