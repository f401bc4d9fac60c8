import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import type { EntryIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newId } from '#http/new-id.ts';
import { doInKitchen } from '#items/do-in-kitchen.ts';

type Of<Kind extends EntryIntent['kind']> = Extract<EntryIntent, { kind: Kind }>;
export type NewEntry = Of<'addEntry'>['entry'];
export type EntryFields = Of<'changeEntry'>['fields'];

/** Does things with the entries of a kitchen. All of them are shown at once, and sent as soon as possible. */
export function useEntryActs(kitchenId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const act = (title: string, ...intents: EntryIntent[]) =>
      doInKitchen(
        client,
        kitchenId,
        intents.map((intent) => ({ intent, title })),
      );
    const add = (entries: readonly NewEntry[], once: Pick<Of<'addEntry'>, 'unlessListed'> = {}) =>
      doInKitchen(
        client,
        kitchenId,
        entries.map((entry) => ({
          intent: { id: newId(), kind: 'addEntry' as const, entry, ...once },
          title: entry.title,
        })),
      );
    return {
      add: (entries: readonly NewEntry[]) => add(entries),
      /** Those that are on no list. */
      addOnce: (entries: readonly NewEntry[]) => add(entries, { unlessListed: true }),
      tick: ({ _id, title }: Entry, got: boolean) =>
        act(title, { id: newId(), kind: 'tickEntry', entryId: _id, got }),
      change: ({ _id, title }: Entry, fields: EntryFields) =>
        act(fields.title ?? title, { id: newId(), kind: 'changeEntry', entryId: _id, fields }),
      remove: ({ _id, title, version }: Entry) =>
        act(title, { id: newId(), kind: 'removeEntry', entryId: _id, base: version }),
      /** The same entry again, as it was. */
      bringBack: (entry: Entry) => {
        const { _id, title, category, amount, unit, wantedBy, listId, gotAt } = entry;
        const again = { id: _id, title, category, amount, unit, wantedBy, listId };
        return act(
          title,
          { id: newId(), kind: 'addEntry', entry: again },
          ...(gotAt ? [{ id: newId(), kind: 'tickEntry', entryId: _id, got: true } as const] : []),
        );
      },
    };
  }, [client, kitchenId]);
}
