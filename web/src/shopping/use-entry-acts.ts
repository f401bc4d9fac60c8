import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import type { EntryIntent } from '@crisper/domain/shopping/shopping-intents.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newId } from '#http/new-id.ts';
import { doInKitchen, type TitledIntent } from '#items/do-in-kitchen.ts';
import { removal } from '#kitchen/listing/one-entry.ts';

type Of<Kind extends EntryIntent['kind']> = Extract<EntryIntent, { kind: Kind }>;
export type NewEntry = Of<'addEntry'>['entry'];
export type EntryFields = Of<'changeEntry'>['fields'];
type Entries = readonly Entry[];

const addition = (entry: NewEntry, cooked?: Cooked | null): TitledIntent => ({
  intent: { id: newId(), kind: 'addEntry', entry, ...(cooked && { cooked }) },
  title: entry.title,
});

const change = ({ _id, title }: Entry, fields: EntryFields): TitledIntent => ({
  intent: { id: newId(), kind: 'changeEntry', entryId: _id, fields },
  title: fields.title ?? title,
});

const tick = ({ _id, title }: Pick<Entry, '_id' | 'title'>, got: boolean): TitledIntent => ({
  intent: { id: newId(), kind: 'tickEntry', entryId: _id, got },
  title,
});

/** The same entry again, as it was. */
function again(entry: Entry): TitledIntent[] {
  const { _id, title, category, amount, unit, wantedBy, isApart, listId, cooked, gotAt } = entry;
  const added = addition({ id: _id, title, category, amount, unit, wantedBy, isApart, listId }, cooked);
  return gotAt === null ? [added] : [added, tick(entry, true)];
}

/** What a person says of a row is said of all its entries, but an amount is that of all of them together. */
function changesOf({ parts }: ListRow, fields: EntryFields): TitledIntent[] {
  const [first, ...others] = parts;
  if (!first) return [];
  if (fields.amount === undefined) return parts.map((part) => change(part, fields));
  return [change(first, fields), ...others.map(removal)];
}

/** Does things with the entries of a kitchen. All of them are shown at once, and sent as soon as possible. */
export function useEntryActs(kitchenId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const act = (things: TitledIntent[]) => doInKitchen(client, kitchenId, things);
    return {
      /** Cooked: the dish that they are for. */
      add: (entries: readonly NewEntry[], cooked: Cooked | null = null) =>
        act(entries.map((entry) => addition(entry, cooked))),
      tick: (entries: Entries, got: boolean) => act(entries.map((entry) => tick(entry, got))),
      change: (row: ListRow, fields: EntryFields) => act(changesOf(row, fields)),
      remove: (entries: Entries) => act(entries.map(removal)),
      /** Takes off what was just put on. */
      takeBack: (entries: readonly NewEntry[]) =>
        act(
          entries.map(({ id, title }) => ({
            intent: { id: newId(), kind: 'removeEntry', entryId: id },
            title,
          })),
        ),
      bringBack: (entries: Entries) => act(entries.flatMap(again)),
      /** Gives each entry of the row its own. */
      part: ({ parts }: ListRow) => act(parts.slice(1).map((entry) => change(entry, { isApart: true }))),
    };
  }, [client, kitchenId]);
}
