import type * as z from 'zod/mini';
import type { KitchenId } from '#kitchens/kitchen.ts';
import type { entryIdSchema, entrySchema, listIdSchema, shoppingListSchema } from './shopping-schema.ts';

export type EntryId = z.output<typeof entryIdSchema>;
export type ListId = z.output<typeof listIdSchema>;
export type Entry = z.output<typeof entrySchema>;
export type ShoppingList = z.output<typeof shoppingListSchema>;

/** A list that is longer is not read in a shop; browsers keep all of it. */
export const ENTRIES_PER_LIST = 300;
export const LISTS_PER_KITCHEN = 20;
export const LIST_NAME_MAX_LENGTH = 40;

/** Every kitchen has it from the start, and always: it is named by the kitchen's id. */
export const firstListId = (kitchenId: KitchenId): ListId => kitchenId as string as ListId;

/** Where an entry goes that is meant for this list: nobody looks at an archived one. Undefined if there is no such list. */
export function landingList(
  lists: readonly Pick<ShoppingList, '_id' | 'isArchived'>[],
  wanted: ListId | undefined,
  first: ListId,
): ListId | undefined {
  const list = lists.find(({ _id }) => _id === (wanted ?? first));
  return list?.isArchived ? first : list?._id;
}

/** Without those of lists in the archive. */
export function openEntries<One extends Pick<Entry, 'listId'>>(
  entries: readonly One[],
  lists: readonly Pick<ShoppingList, '_id' | 'isArchived'>[],
): One[] {
  const archived = new Set(lists.filter(({ isArchived }) => isArchived).map(({ _id }) => _id));
  return entries.filter(({ listId }) => !archived.has(listId));
}
