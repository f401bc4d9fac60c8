import type { Entry, EntryId, ListId, ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import type { ShoppingIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import type { Staple } from '@crisper/domain/shopping/staples.ts';
import type { Trip } from '@crisper/domain/shopping/trips.ts';
import { useQueryClient } from '@tanstack/react-query';
import { newId } from '#http/new-id.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';

/** Does things with the lists of a kitchen. All of them are shown at once, and sent as soon as possible. */
export function useListActs(kitchenId: string) {
  const client = useQueryClient();
  const act = (...things: { intent: ShoppingIntent; title: string }[]) =>
    doInKitchen(client, kitchenId, things);
  const change = (listId: ListId, title: string, fields: { name?: string; isArchived?: boolean }) => ({
    intent: { id: newId(), kind: 'changeList' as const, listId, fields },
    title,
  });
  return {
    /** Returns its id. */
    make: (name: string): ListId => {
      const id = newId() as ListId;
      void act({ intent: { id: newId(), kind: 'addList', list: { id, name } }, title: name });
      return id;
    },
    rename: (listId: ListId, name: string) => act(change(listId, name, { name })),
    archive: ({ _id, name }: ShoppingList) => act(change(_id, name ?? '', { isArchived: true })),
    /** The list from the archive, with nothing of it got. */
    takeOut: ({ _id, name }: ShoppingList, entries: readonly Entry[]) =>
      act(
        change(_id, name ?? '', { isArchived: false }),
        ...entries
          .filter(({ listId, gotAt }) => listId === _id && gotAt !== null)
          .map((entry) => ({
            intent: { id: newId(), kind: 'tickEntry' as const, entryId: entry._id, got: false },
            title: entry.title,
          })),
      ),
    /** What was got on a trip, as far as it is on no list. */
    buyAgain: ({ entries }: Trip, listId: ListId) =>
      act(
        ...entries.map((entry) => ({
          intent: {
            id: newId(),
            kind: 'addEntry' as const,
            entry: { ...entry, id: newId() as EntryId, listId },
            unlessListed: true,
          },
          title: entry.title,
        })),
      ),
    dropStaple: ({ title, category }: Staple) =>
      act({ intent: { id: newId(), kind: 'changeStaple', title, category, isStaple: false }, title }),
  };
}
