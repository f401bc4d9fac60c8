import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#it/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'I miei alimenti';
export const pageDescription = 'Quello che hai messo nel frigo.';
export const heading = 'I miei alimenti';
export const introduction = 'Tutto quello che hai messo nel frigo.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Tutto quello che hai messo in «${kitchen}», e quello che lì è tuo.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Più recenti',
  oldest: 'Meno recenti',
  'expiry-soonest': 'Data più vicina',
  'expiry-latest': 'Data più lontana',
  'title-first': 'Nome dalla A alla Z',
  'title-last': 'Nome dalla Z alla A',
  'category-first': 'Categoria dalla A alla Z',
  'category-last': 'Categoria dalla Z alla A',
  'quantity-most': 'Quantità maggiore',
  'quantity-least': 'Quantità minore',
};

export const foods = 'Alimenti';
export const table = 'Gli alimenti che ho aggiunto';
export const addedColumn = 'Aggiunto';
export const select = ({ title }: { title: string }) => `Scegli: ${title}`;
export const selectAll = 'Scegli tutti su questa pagina';
export const update = <T>({ title, unseen }: Row<T>) => ['Modifica', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Elimina', unseen(`: ${title}`)];

export const nothingFound = 'Nessun alimento trovato.';
export const nothingMatches = 'Tra i tuoi alimenti non c’è. Prova un’altra parola o un altro giorno.';
export const emptyHint = 'Aggiungi la prima cosa che vedi nel tuo frigo.';
export const addFirst = 'Aggiungi il primo alimento';

export const chosenItems = 'Alimenti scelti';
export const selected = ({ count }: { count: number }) =>
  plural(count, { one: `${count} scelto`, other: `${count} scelti` });
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Deseleziona',
  unseen(' tutto'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Elimina',
  unseen(plural(count, { one: ` ${count} alimento scelto`, other: ` ${count} alimenti scelti` })),
];

export const removeHeading = 'Conferma l’eliminazione';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Vuoi davvero eliminare: ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Vuoi davvero eliminare questi ${count} alimenti?`;
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `e ${count} altro`, other: `e altri ${count}` });
export const confirmRemoval = 'Elimina';
export const removing = 'Eliminazione…';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Alimento eliminato', other: `${count} alimenti eliminati` });
export const notRemoved = 'Impossibile eliminare l’alimento';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Eliminato: ${title}.`, other: `${count} alimenti eliminati.` });
export const moveToKitchen = 'Sposta in una cucina';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Sposta: ${title}`, other: `Sposta ${count} alimenti` });
export const moveHint = 'Dal frigo aperto a una cucina, dove lo vede solo chi ne fa parte.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Sposta in «${kitchen}»`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `Spostato in «${kitchen}»: ${title}.`,
    other: `Spostato in «${kitchen}»: ${count} alimenti.`,
  });
export const undo = 'Annulla';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Rimesso: ${title}`, other: `Rimesso: ${count} alimenti` });

export const updateHeading = 'Modifica l’alimento';
export const updateForm = 'Modifica l’alimento';
export const save = 'Salva';
export const saving = 'Salvataggio…';
export const savedToast = 'Alimento modificato';
export const refused = 'Impossibile modificare l’alimento';
export const notSaved = 'La modifica non è riuscita';
export const changedMeanwhile = 'Nel frattempo qualcuno l’ha modificato.';
export const description = 'Descrizione';
export const picture = 'Immagine';
export const otherPicture = 'un’altra immagine';
export const nothing = 'niente';
export const mineIs = ({ value }: { value: string }) => `Da te: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Ora: ${value}`;
export const keepMine = 'Tieni la mia';
export const takeTheirs = 'Prendi l’altra';
export const discardHeading = 'Scartare le modifiche?';
export const discardHint = 'Quello che hai cambiato qui non è salvato.';
export const discard = 'Scarta';
export const keepEditing = 'Continua';

export const reminder = 'Promemoria';
export const reminderHeading = 'Ricordati di dare un’occhiata al frigo!';
export const reminderHint = 'Così non va sprecato niente.';
