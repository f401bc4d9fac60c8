import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#sv/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Min mat';
export const pageDescription = 'Vad du har lagt i kylen.';
export const heading = 'Min mat';
export const introduction = 'Allt du har lagt i kylen.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Allt du har lagt in i ”${kitchen}”, och det som är ditt där.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Nyast först',
  oldest: 'Äldst först',
  'expiry-soonest': 'Går ut först',
  'expiry-latest': 'Går ut sist',
  'title-first': 'Namn A till Ö',
  'title-last': 'Namn Ö till A',
  'category-first': 'Kategori A till Ö',
  'category-last': 'Kategori Ö till A',
  'quantity-most': 'Mest först',
  'quantity-least': 'Minst först',
};

export const foods = 'Mat';
export const table = 'Min mat';
export const addedColumn = 'Inlagt';
export const select = ({ title }: { title: string }) => `Välj ${title}`;
export const selectAll = 'Välj alla på sidan';
export const update = <T>({ title, unseen }: Row<T>) => ['Ändra', unseen(` ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Ta bort', unseen(` ${title}`)];

export const nothingFound = 'Inget hittades.';
export const nothingMatches = 'Inget av det du lagt in passar. Prova ett annat ord eller en annan dag.';
export const emptyHint = 'Lägg in det första du ser i kylen.';
export const addFirst = 'Lägg in något';

export const chosenItems = 'Valda saker';
export const selected = ({ count }: { count: number }) =>
  plural(count, { one: `${count} vald`, other: `${count} valda` });
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Rensa',
  unseen(' urvalet'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Ta bort',
  unseen(plural(count, { one: ` ${count} vald`, other: ` ${count} valda` })),
];

export const removeHeading = 'Ta bort?';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Vill du verkligen ta bort ', title, '?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Vill du verkligen ta bort de här ${count} sakerna?`;
export const andMore = ({ count }: { count: number }) => `och ${count} till`;
export const confirmRemoval = 'Ta bort';
export const removing = 'Tar bort …';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: `${count} sak borttagen`, other: `${count} saker borttagna` });
export const notRemoved = 'Det gick inte att ta bort';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Tog bort ${title}.`, other: `Tog bort ${count} saker.` });
export const moveToKitchen = 'Flytta till ett kök';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Flytta ${title}`, other: `Flytta ${count} saker` });
export const moveHint = 'Från det öppna kylskåpet till ett kök, där bara de som är med ser det.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Flytta till ”${kitchen}”`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `Flyttade ${title} till ”${kitchen}”.`,
    other: `Flyttade ${count} saker till ”${kitchen}”.`,
  });
export const undo = 'Ångra';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Tog tillbaka ${title}`, other: `Tog tillbaka ${count} saker` });

export const updateHeading = 'Ändra uppgifterna';
export const updateForm = 'Ändra uppgifterna';
export const save = 'Spara';
export const saving = 'Sparar …';
export const savedToast = 'Ändringen är sparad';
export const refused = 'Det gick inte att ändra';
export const notSaved = 'Ändringen sparades inte';
export const changedMeanwhile = 'Någon hann ändra det här.';
export const description = 'Beskrivning';
export const picture = 'Bild';
export const otherPicture = 'en annan bild';
export const nothing = 'inget';
export const mineIs = ({ value }: { value: string }) => `Ditt: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Nu: ${value}`;
export const keepMine = 'Behåll mitt';
export const takeTheirs = 'Ta det andra';
export const discardHeading = 'Kasta dina ändringar?';
export const discardHint = 'Det du ändrade här har inte sparats.';
export const discard = 'Kasta';
export const keepEditing = 'Fortsätt ändra';

export const reminder = 'Påminnelse';
export const reminderHeading = 'Glöm inte att titta i kylen!';
export const reminderHint = 'Så att inget går till spillo.';
