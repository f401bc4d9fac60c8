import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Frigo';
export const pageDescription =
  'Tout ce qu’il y a dans le frigo ouvert : ce qui est frais, ce qui périme bientôt et ce qui est périmé. Avec recherche, catégories et dates.';
export const heading = 'Dans le frigo';
export const introduction =
  'Tout ce qu’il y a sur les étagères partagées, et jusqu’à quel jour c’est bon. Tout le monde peut y jeter un œil, avec ou sans compte.';

export const inNumbers = 'Le frigo en chiffres';
export const totalItems = 'Aliments';
export const expiredItems = 'Périmés';
export const nearlyExpiring = 'Bientôt périmés';

export const filters = 'Filtres';
export const hideFilters = 'Masquer les filtres';
export const showFilters = 'Afficher les filtres';
export const showItems = 'Afficher les aliments';
export const allCategories = 'Toutes les catégories';
export const status = 'État';
export const anyStatus = 'Tous les états';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Frais',
  'nearly-expired': 'Bientôt périmé',
  expired: 'Périmé',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  'expiry-soonest': 'Date la plus proche',
  'expiry-latest': 'Date la plus lointaine',
};
export const activeFilters = 'Filtres actifs';
export const searchedFor = ({ search }: { search: string }) => `« ${search} »`;
export const clearAll = 'Tout effacer';

export const items = 'Aliments';
export const pagesOfItems = 'Pages d’aliments';
export const loading = 'Chargement des aliments…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number} aliments ou plus`;
export const expiryDateLabel = 'Bon jusqu’au : ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Voir le détail',
  unseen(` : ${title}`),
];

export const needsJavaScript = 'Il faut JavaScript pour voir ce qu’il y a dans le frigo en ce moment.';
export const nothingFound = 'Aucun aliment trouvé';
export const nothingFoundHint = 'Essaie une autre recherche ou d’autres filtres';
export const emptyHint = 'Personne n’y a encore rien mis.';
export const showEverything = 'Tout afficher';
export const putSomethingIn = 'Ajouter quelque chose';
export const failed = 'Le frigo refuse de s’ouvrir';

export const expiredHeading = 'Tout n’a pas été sauvé.';
export const expiredIntroduction =
  'Regarde ce qui s’est perdu ces quinze derniers jours, jette-le, et prends-en un peu moins la prochaine fois.';
export const viewExpired = 'Voir les périmés';
