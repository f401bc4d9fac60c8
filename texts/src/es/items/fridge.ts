import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Nevera';
export const pageDescription =
  'Mira todo lo que hay en la nevera compartida: lo fresco, lo que caduca pronto y lo que ya ha caducado, con búsqueda, categorías y fechas.';
export const heading = 'Qué hay en la nevera';
export const introduction =
  'Todo lo de los estantes compartidos y hasta qué día es bueno. Cualquiera puede mirar aquí, con cuenta o sin ella.';

export const inNumbers = 'La nevera en cifras';
export const totalItems = 'Alimentos en total';
export const expiredItems = 'Caducados';
export const nearlyExpiring = 'Caducan pronto';

export const filters = 'Filtros';
export const hideFilters = 'Ocultar los filtros';
export const showFilters = 'Mostrar los filtros';
export const showItems = 'Ver los alimentos';
export const allCategories = 'Todas las categorías';
export const status = 'Estado';
export const anyStatus = 'Cualquier estado';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Fresco',
  'nearly-expired': 'Caduca pronto',
  expired: 'Caducado',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Más recientes',
  oldest: 'Más antiguos',
  'expiry-soonest': 'Fecha: la más próxima',
  'expiry-latest': 'Fecha: la más lejana',
};
export const activeFilters = 'Filtros activos';
export const searchedFor = ({ search }: { search: string }) => `«${search}»`;
export const clearAll = 'Quitar todos';

export const items = 'Alimentos';
export const pagesOfItems = 'Páginas de alimentos';
export const loading = 'Cargando los alimentos…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `más de ${number} alimentos`;
export const expiryDateLabel = 'Bueno hasta: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ver detalles',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Para ver qué hay ahora en la nevera hace falta JavaScript.';
export const nothingFound = 'No se ha encontrado nada';
export const nothingFoundHint = 'Prueba con otra búsqueda u otros filtros';
export const emptyHint = 'Nadie ha metido nada todavía.';
export const showEverything = 'Ver todo';
export const putSomethingIn = 'Añadir algo';
export const failed = 'La nevera no se abre';

export const expiredHeading = 'Algunas cosas no llegaron a tiempo.';
export const expiredIntroduction =
  'Mira lo que caducó en los últimos quince días, retíralo y la próxima vez compra un poco menos.';
export const viewExpired = 'Ver lo caducado';
