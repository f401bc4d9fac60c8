// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#es/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Lácteos',
  Meat: 'Carne y pescado',
  Vegetable: 'Verduras',
  Fruits: 'Fruta',
  Beverages: 'Bebidas',
  Snacks: 'Picoteo',
  Others: 'Otros',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Caduca pronto',
  expired: 'Caducado',
};

export const title = 'Nombre';
export const category = 'Categoría';
export const quantity = 'Cantidad';
export const expiryDate = 'Bueno hasta';
export const actions = 'Acciones';
export const noExpiryDate = 'Sin fecha';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} alimento`, other: `${number} alimentos` });

export const search = 'Buscar';
export const searchHint = 'Nombre o categoría';
export const sortBy = 'Ordenar por';
export const goodThrough = ({ date }: { date: string }) => `Bueno hasta el ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Quitar el filtro '),
  filter,
];

export const whoseItems = 'De quién';
export const everyones = 'De todos';
export const onlyMine = 'Solo lo mío';

export const addFood = 'Añadir comida';
export const freeToTake = 'Para llevar';
export const goToFridge = 'Ir a la nevera';
export const loading = 'Cargando los alimentos…';
export const loadFailed = 'No se pudieron cargar los alimentos';
