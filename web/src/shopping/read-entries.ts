import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { readLines } from '@crisper/domain/items/line/read-lines.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#http/new-id.ts';
import { completed, usualByTitle } from '#items/adding/completed.ts';
import { usualQuery } from '#items/adding/knowledge.ts';
import { lineReader, type Reading } from '#items/adding/line-reader.ts';
import { rowOf } from '#items/adding/row.ts';
import type { NewEntry } from './use-entry-acts.ts';

/** Asks what the kitchen buys often, by which shelves are guessed. */
export const prepareReading = (client: QueryClient, kitchenId: string): Promise<void> =>
  client.prefetchQuery(usualQuery(kitchenId));

interface EntryReading extends Reading {
  client: QueryClient;
  kitchenId: string;
  listId: ListId;
}

/** What a line says is to get, by the same reading as for food that is put in. It does not wait for the server. */
export function readEntries(
  text: string,
  { client, kitchenId, listId, ...reading }: EntryReading,
): NewEntry[] {
  const knowledge = usualByTitle(client.getQueryData(usualQuery(kitchenId).queryKey) ?? []);
  return readLines(text, lineReader(reading)).foods.map((food) => ({
    id: newId() as EntryId,
    listId,
    title: food.title.value.slice(0, TITLE_MAX_LENGTH),
    category: completed(rowOf(food), knowledge).category.value,
    ...food.amount?.value,
    wantedBy: food.belongsTo?.value ?? null,
  }));
}
