import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#en/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'My added foods';
export const pageDescription = 'What you put into the fridge.';
export const heading = 'My Added Foods';
export const introduction = 'Everything you put into the fridge.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Everything you put into ${kitchen}, and what is yours there.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'expiry-soonest': 'Expiry soonest',
  'expiry-latest': 'Expiry latest',
  'title-first': 'Title A to Z',
  'title-last': 'Title Z to A',
  'category-first': 'Category A to Z',
  'category-last': 'Category Z to A',
  'quantity-most': 'Most first',
  'quantity-least': 'Fewest first',
};

export const foods = 'Foods';
export const table = 'My added foods';
export const addedColumn = 'Added';
export const select = ({ title }: { title: string }) => `Select ${title}`;
export const selectAll = 'Select all on this page';
export const update = <T>({ title, unseen }: Row<T>) => ['Update', unseen(` ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Delete', unseen(` ${title}`)];

export const nothingFound = 'No items found.';
export const nothingMatches = 'Nothing of yours matches. Try another word or day.';
export const emptyHint = 'Put in the first thing you see in your fridge.';
export const addFirst = 'Add your first item';

export const chosenItems = 'Chosen items';
export const selected = ({ count }: { count: number }) => `${count} selected`;
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Clear',
  unseen(' the selection'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Delete',
  unseen(` ${count} selected`),
];

export const removeHeading = 'Confirm Delete';
export const removeOneQuestion = <T>({ title }: { title: T }) => [
  'Are you sure you want to delete ',
  title,
  '?',
];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Are you sure you want to delete these ${count} items?`;
export const andMore = ({ count }: { count: number }) => `and ${count} more`;
export const confirmRemoval = 'Delete';
export const removing = 'Deleting...';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Item deleted successfully', other: `${count} items deleted successfully` });
export const notRemoved = 'Failed to delete item';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Deleted ${title}.`, other: `Deleted ${count} items.` });
export const moveToKitchen = 'Move to a kitchen';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Move ${title}`, other: `Move ${count} items` });
export const moveHint = 'From the public fridge into a kitchen, where only its people see it.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `Move to ${kitchen}`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, { one: `Moved ${title} to ${kitchen}.`, other: `Moved ${count} items to ${kitchen}.` });
export const undo = 'Undo';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Brought back ${title}`, other: `Brought back ${count} items` });

export const updateHeading = 'Update Food Item';
export const updateForm = 'Update food';
export const save = 'Update Item';
export const saving = 'Updating...';
export const savedToast = 'Item updated successfully';
export const refused = 'Failed to update item';
export const notSaved = 'Error updating item';
export const changedMeanwhile = 'Somebody changed this in the meantime.';
export const description = 'Description';
export const picture = 'Picture';
export const otherPicture = 'another picture';
export const nothing = 'nothing';
export const mineIs = ({ value }: { value: string }) => `Yours: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Now: ${value}`;
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const discardHeading = 'Discard your changes?';
export const discardHint = 'What you changed here has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

export const reminder = 'Reminder';
export const reminderHeading = "Don't forget to check your fridge items!";
export const reminderHint = 'Make sure nothing goes to waste.';
