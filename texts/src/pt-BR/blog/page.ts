import { plural } from '#pt-BR/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Como conservar a comida por mais tempo e desperdiçar menos: armazenamento, congelamento, datas, sobras e cozinhas compartilhadas, em dois minutos cada.';
export const heading = 'O diário da despensa';
export const introduction =
  'O que sabemos sobre fazer a comida durar, dois minutos por vez. Abra “Para levar” e teste uma dica hoje à noite.';

export const search = 'Buscar artigos';
export const category = 'Categoria';
export const allCategories = 'Todos';

export const articles = 'Artigos';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} artigo`, other: `${count} artigos` });
export const noneFound = 'Nenhum artigo encontrado';
export const noneFoundHint = 'Tente uma palavra mais curta, outra categoria ou a lista inteira.';
export const showAll = 'Ver todos os artigos';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Para levar',
  unseen(`: ${article}`),
];

export const pages = 'Páginas de artigos';
export const previousPage = 'Anterior';
export const nextPage = 'Próxima';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Página ${page} de ${pages}`;

export const loading = 'Carregando artigos…';
export const failed = 'Não foi possível carregar';
export const fetchFailed = 'Não foi possível carregar os artigos';
export const tryAgain = 'Tentar de novo';

export const bannerHeading = 'Ler não salva nada. Anotar uma data, sim.';
export const bannerText =
  'Pegue a caixinha mais à frente na sua geladeira e deixe o Crisper contar os dias dela.';
export const bannerAction = 'Adicionar o primeiro item';
