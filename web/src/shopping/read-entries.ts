import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { readLines } from '@crisper/domain/line/read-lines.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#http/new-id.ts';
import { loadFoods } from '#items/pictures/use-foods.ts';
import { completed, usualByTitle } from '#kitchen/adding/completed.ts';
import { usualQuery } from '#kitchen/adding/knowledge.ts';
import { type LineContext, lineReader } from '#kitchen/adding/line-reader.ts';
import { rowOf } from '#kitchen/adding/row.ts';
import type { NewEntry } from './use-entry-acts.ts';

/** Fetches the list of foods and asks what the kitchen buys often, by which shelves are guessed. */
export async function prepareReading(client: QueryClient, kitchenId: string): Promise<void> {
  await Promise.all([loadFoods(), client.prefetchQuery(usualQuery(kitchenId))]);
}

interface EntryReading extends LineContext {
  client: QueryClient;
  kitchenId: string;
  listId: ListId;
}

/**
 * What a line says is to get, by the same reading as for food that is put in. It waits for the list of foods, which a phone
 * has without a network as well, and not for the server.
 */
export async function readEntries(
  text: string,
  { client, kitchenId, listId, ...reading }: EntryReading,
): Promise<NewEntry[]> {
  const shelfLife = await loadFoods().catch(() => null);
  const dating = shelfLife && { today: reading.today, shelfLife };
  const knowledge = usualByTitle(client.getQueryData(usualQuery(kitchenId).queryKey) ?? []);
  return readLines(text, lineReader(reading)).foods.map((food) => ({
    id: newId() as EntryId,
    listId,
    title: food.title.value.slice(0, TITLE_MAX_LENGTH),
    category: completed(rowOf(food), knowledge, dating).category.value,
    ...food.amount?.value,
    wantedBy: food.belongsTo?.value ?? null,
  }));
}
