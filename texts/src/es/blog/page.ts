import { plural } from '#es/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Cómo conservar la comida más tiempo y tirar menos: almacenaje, congelación, fechas, sobras y cocinas compartidas, en dos minutos cada vez.';
export const heading = 'El diario de la despensa';
export const introduction =
  'Lo que sabemos sobre hacer durar la comida, dos minutos cada vez. Abre «Lo esencial» y prueba algo esta noche.';

export const search = 'Buscar artículos';
export const category = 'Categoría';
export const allCategories = 'Todas';

export const articles = 'Artículos';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} artículo`, other: `${count} artículos` });
export const noneFound = 'No hay artículos';
export const noneFoundHint = 'Prueba con una palabra más corta, otra categoría o la lista entera.';
export const showAll = 'Ver todos los artículos';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Lo esencial',
  unseen(`: ${article}`),
];

export const pages = 'Páginas de artículos';
export const previousPage = 'Anterior';
export const nextPage = 'Siguiente';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Página ${page} de ${pages}`;

export const loading = 'Cargando artículos…';
export const failed = 'No se pudo cargar el contenido';
export const fetchFailed = 'No se pudieron cargar los artículos';
export const tryAgain = 'Reintentar';

export const bannerHeading = 'Leer no salva nada. Apuntar una fecha, sí.';
export const bannerText =
  'Coge el brik que tengas más a mano en la nevera y deja que Crisper cuente sus días.';
export const bannerAction = 'Añadir lo primero';
