import { plural } from '#it/plural.ts';

export const pageTitle = 'Blog';
export const pageDescription =
  'Come conservare il cibo più a lungo e sprecarne meno: frigo, freezer, date, avanzi e cucine condivise, in due minuti l’uno.';
export const heading = 'Il diario della conservazione';
export const introduction =
  'Quello che sappiamo su come far durare il cibo, due minuti alla volta. Apri i punti chiave, e stasera provane uno.';

export const search = 'Cerca articoli';
export const category = 'Categoria';
export const allCategories = 'Tutte';
export const articles = 'Articoli';
export const articlesFound = ({ count }: { count: number }) =>
  plural(count, { one: `${count} articolo`, other: `${count} articoli` });
export const noneFound = 'Nessun articolo trovato';
export const noneFoundHint = 'Prova una parola più corta, un’altra categoria, o di nuovo tutta la lista.';
export const showAll = 'Mostra tutti gli articoli';
/** Every card has these words, so screen readers hear the article's heading, too. */
export const takeaways = <T>({ article, unseen }: { article: string; unseen: (words: string) => T }) => [
  'Punti chiave',
  unseen(`: ${article}`),
];
export const pages = 'Pagine di articoli';
export const previousPage = 'Precedente';
export const nextPage = 'Successiva';
export const pageOf = ({ page, pages }: { page: number; pages: number }) => `Pagina ${page} di ${pages}`;
export const loading = 'Caricamento degli articoli…';
export const failed = 'Errore nel caricamento';
export const fetchFailed = 'Impossibile caricare gli articoli';
export const tryAgain = 'Riprova';

export const bannerHeading = 'Leggere non salva niente. Segnare una data sì.';
export const bannerText =
  'Prendi il primo cartone che trovi davanti nel frigo e lascia che Crisper conti i suoi giorni.';
export const bannerAction = 'Aggiungi il primo alimento';
