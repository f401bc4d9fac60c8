// What more than one page says about items.
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Freshness } from '@crisper/domain/items/freshness.ts';
import { plural } from '#pt-BR/plural.ts';

export const categoryName: Record<Category, string> = {
  Dairy: 'Laticínios',
  Meat: 'Carnes',
  Vegetable: 'Verduras',
  Fruits: 'Frutas',
  Beverages: 'Bebidas',
  Snacks: 'Petiscos',
  Others: 'Outros',
};
/** The mark of an item that should be eaten or thrown away; what is fresh has none. */
export const freshnessMark: Record<Exclude<Freshness, 'fresh'>, string> = {
  'expiring-soon': 'Vence logo',
  expired: 'Vencido',
};

export const title = 'Nome';
export const category = 'Categoria';
export const quantity = 'Quantidade';
export const expiryDate = 'Bom até';
export const actions = 'Ações';
export const noExpiryDate = 'Data desconhecida';
export const itemCount = ({ count, number }: { count: number; number: string }) =>
  plural(count, { one: `${number} item`, other: `${number} itens` });

export const search = 'Buscar';
export const searchHint = 'Nome ou categoria';
export const sortBy = 'Ordenar por';
export const goodThrough = ({ date }: { date: string }) => `Bom até ${date}`;
export const removeFilter = <T>({ filter, unseen }: { filter: T | string; unseen: (words: string) => T }) => [
  unseen('Remover o filtro: '),
  filter,
];

export const whoseItems = 'De quem';
export const everyones = 'De todos';
export const onlyMine = 'Só os meus';

export const addFood = 'Adicionar item';
export const freeToTake = 'Pode pegar';
export const goToFridge = 'Ir para a geladeira';
export const loading = 'Carregando os itens…';
export const loadFailed = 'Não foi possível carregar os itens';
