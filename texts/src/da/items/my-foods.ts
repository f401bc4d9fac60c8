import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#da/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Min mad';
export const pageDescription = 'Det, du har lagt i køleskabet.';
export const heading = 'Min mad';
export const introduction = 'Alt, du har lagt i køleskabet.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Alt, du har lagt ind i »${kitchen}«, og det, der er dit der.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Nyeste først',
  oldest: 'Ældste først',
  'expiry-soonest': 'Udløber først',
  'expiry-latest': 'Udløber sidst',
  'title-first': 'Navn A–Å',
  'title-last': 'Navn Å–A',
  'category-first': 'Kategori A–Å',
  'category-last': 'Kategori Å–A',
  'quantity-most': 'Flest først',
  'quantity-least': 'Færrest først',
};

export const foods = 'Mad';
export const table = 'Min mad';
export const addedColumn = 'Tilføjet';
export const select = ({ title }: { title: string }) => `Vælg ${title}`;
export const selectAll = 'Vælg alle på denne side';
export const update = <T>({ title, unseen }: Row<T>) => ['Ret', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Slet', unseen(`: ${title}`)];

export const nothingFound = 'Intet fundet.';
export const nothingMatches = 'Intet af dit passer. Prøv et andet ord eller en anden dag.';
export const emptyHint = 'Begynd med det første, du ser i dit køleskab.';
export const addFirst = 'Tilføj det første';

export const chosenItems = 'Valgt mad';
export const selected = ({ count }: { count: number }) => `${count} valgt`;
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => ['Ryd', unseen(' valget')];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Slet',
  unseen(`: ${count} valgt`),
];

export const removeHeading = 'Slet?';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Vil du slette ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) => `Vil du slette de her ${count} ting?`;
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `og ${count} til`, other: `og ${count} til` });
export const confirmRemoval = 'Slet';
export const removing = 'Sletter …';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Slettet', other: `${count} ting slettet` });
export const notRemoved = 'Det blev ikke slettet';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `${title} slettet.`, other: `${count} ting slettet.` });
export const moveToKitchen = 'Flyt til et køkken';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Flyt ${title}`, other: `Flyt ${count} ting` });
export const moveHint = 'Fra det åbne køleskab til et køkken, hvor kun dets folk ser det.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Flyt til »${kitchen}«`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `${title} flyttet til »${kitchen}«.`,
    other: `${count} ting flyttet til »${kitchen}«.`,
  });
export const undo = 'Fortryd';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `${title} er tilbage`, other: `${count} ting er tilbage` });

export const updateHeading = 'Ret mad';
export const updateForm = 'Ret mad';
export const save = 'Gem';
export const saving = 'Gemmer …';
export const savedToast = 'Gemt';
export const refused = 'Det kunne ikke gemmes';
export const notSaved = 'Der gik noget galt, da det skulle gemmes';
export const changedMeanwhile = 'Nogen har ændret det imens.';
export const description = 'Beskrivelse';
export const picture = 'Billede';
export const otherPicture = 'et andet billede';
export const nothing = 'ikke noget';
export const mineIs = ({ value }: { value: string }) => `Dit: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Nu: ${value}`;
export const keepMine = 'Behold mit';
export const takeTheirs = 'Tag det andet';
export const discardHeading = 'Kassér ændringerne?';
export const discardHint = 'Det, du har ændret her, er ikke gemt.';
export const discard = 'Kassér';
export const keepEditing = 'Fortsæt';

export const reminder = 'Påmindelse';
export const reminderHeading = 'Husk at kigge i dit køleskab!';
export const reminderHint = 'Så intet går til spilde.';
