import type { ItemSort, ItemStatus } from '@crisper/domain/items/item-list.ts';

export const pageTitle = 'Geladeira';
export const pageDescription =
  'Veja tudo o que está na geladeira aberta: o que está fresco, o que vence logo e o que já venceu, com busca, categorias e datas.';
export const heading = 'O que tem na geladeira';
export const introduction =
  'Tudo o que está nas prateleiras compartilhadas e até que dia cada coisa está boa. Qualquer pessoa pode olhar, com ou sem conta.';

export const inNumbers = 'A geladeira em números';
export const totalItems = 'Itens';
export const expiredItems = 'Vencidos';
export const nearlyExpiring = 'Vencem logo';

export const filters = 'Filtros';
export const hideFilters = 'Ocultar filtros';
export const showFilters = 'Mostrar filtros';
export const showItems = 'Mostrar os itens';
export const allCategories = 'Todas as categorias';
export const status = 'Estado';
export const anyStatus = 'Qualquer estado';
export const statusName: Record<Exclude<ItemStatus, 'recently-expired'>, string> = {
  fresh: 'Fresco',
  'nearly-expired': 'Vence logo',
  expired: 'Vencido',
};
export const sortName: Record<ItemSort, string> = {
  newest: 'Mais recentes',
  oldest: 'Mais antigos',
  'expiry-soonest': 'Vence antes',
  'expiry-latest': 'Vence depois',
};
export const activeFilters = 'Filtros ativos';
export const searchedFor = ({ search }: { search: string }) => `“${search}”`;
export const clearAll = 'Limpar tudo';

export const items = 'Itens';
export const pagesOfItems = 'Páginas de itens';
export const loading = 'Carregando os itens…';
/** A search that was not counted to its end. */
export const atLeast = ({ number }: { number: string }) => `${number} itens ou mais`;
export const expiryDateLabel = 'Bom até: ';
export const viewDetails = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ver detalhes',
  unseen(`: ${title}`),
];

export const needsJavaScript = 'Para ver o que está na geladeira agora, é preciso JavaScript.';
export const nothingFound = 'Nenhum item encontrado';
export const nothingFoundHint = 'Tente outra busca ou outros filtros';
export const emptyHint = 'Ninguém colocou nada ainda.';
export const showEverything = 'Mostrar tudo';
export const putSomethingIn = 'Colocar alguma coisa';
export const failed = 'A geladeira não quer abrir';

export const expiredHeading = 'Nem tudo se salvou.';
export const expiredIntroduction =
  'Veja o que venceu nos últimos quinze dias, jogue fora e compre um pouco menos da próxima vez.';
export const viewExpired = 'Ver os vencidos';
