import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#nl/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Mijn eten';
export const pageDescription = 'Wat jij in de koelkast hebt gelegd.';
export const heading = 'Mijn eten';
export const introduction = 'Alles wat jij in de koelkast hebt gelegd.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Alles wat jij aan ${kitchen} hebt toegevoegd, en wat daar van jou is.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Nieuwste eerst',
  oldest: 'Oudste eerst',
  'expiry-soonest': 'Eerst verlopen',
  'expiry-latest': 'Laatst verlopen',
  'title-first': 'Naam A tot Z',
  'title-last': 'Naam Z tot A',
  'category-first': 'Categorie A tot Z',
  'category-last': 'Categorie Z tot A',
  'quantity-most': 'Meeste eerst',
  'quantity-least': 'Minste eerst',
};

export const foods = 'Eten';
export const table = 'Mijn eten';
export const addedColumn = 'Toegevoegd';
export const select = ({ title }: { title: string }) => `Kiezen: ${title}`;
export const selectAll = 'Alles op deze pagina kiezen';
export const update = <T>({ title, unseen }: Row<T>) => ['Wijzigen', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Verwijderen', unseen(`: ${title}`)];

export const nothingFound = 'Niets gevonden.';
export const nothingMatches = 'Zo staat er niets van jou bij. Probeer een ander woord of een andere dag.';
export const emptyHint = 'Begin met het eerste wat je in je koelkast ziet.';
export const addFirst = 'Eerste ding toevoegen';

export const chosenItems = 'Gekozen';
export const selected = ({ count }: { count: number }) => `${count} gekozen`;
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Wissen',
  unseen(': de keuze'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Verwijderen',
  unseen(`: ${count} gekozen`),
];

export const removeHeading = 'Echt verwijderen?';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Wil je dit verwijderen: ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Wil je deze ${count} dingen verwijderen?`;
export const andMore = ({ count }: { count: number }) => `en nog ${count}`;
export const confirmRemoval = 'Verwijderen';
export const removing = 'Verwijderen…';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Verwijderd', other: `${count} dingen verwijderd` });
export const notRemoved = 'Verwijderen lukte niet';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Verwijderd: ${title}.`, other: `${count} dingen verwijderd.` });
export const moveToKitchen = 'Naar een keuken';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Verplaatsen: ${title}`, other: `${count} dingen verplaatsen` });
export const moveHint =
  'Van de open koelkast naar een keuken, waar alleen de mensen van die keuken het zien.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Naar ${kitchen}`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `${title} verplaatst naar ${kitchen}.`,
    other: `${count} dingen verplaatst naar ${kitchen}.`,
  });
export const undo = 'Ongedaan maken';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Teruggezet: ${title}`, other: `${count} dingen teruggezet` });

export const updateHeading = 'Wijzigen';
export const updateForm = 'Eten wijzigen';
export const save = 'Opslaan';
export const saving = 'Opslaan…';
export const savedToast = 'Opgeslagen';
export const refused = 'Wijzigen lukte niet';
export const notSaved = 'Opslaan lukte niet';
export const changedMeanwhile = 'Iemand heeft dit intussen gewijzigd.';
export const description = 'Beschrijving';
export const picture = 'Foto';
export const otherPicture = 'andere foto';
export const nothing = 'niets';
export const mineIs = ({ value }: { value: string }) => `Van jou: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Nu: ${value}`;
export const keepMine = 'Mijn versie houden';
export const takeTheirs = 'De andere nemen';
export const discardHeading = 'Wijzigingen weggooien?';
export const discardHint = 'Wat je hier hebt gewijzigd, is niet opgeslagen.';
export const discard = 'Weggooien';
export const keepEditing = 'Verder wijzigen';

export const reminder = 'Herinnering';
export const reminderHeading = 'Vergeet niet in je koelkast te kijken!';
export const reminderHint = 'Dan hoeft er niets weg.';
