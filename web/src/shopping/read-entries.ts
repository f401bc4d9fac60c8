import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { readLines } from '@crisper/domain/items/line/read-lines.ts';
import type { UsualFood } from '@crisper/domain/items/usual/usual-food.ts';
import type { EntryId, ListId } from '@crisper/domain/shopping/shopping.ts';
import { newId } from '#http/new-id.ts';
import { completed, usualByTitle } from '#items/adding/completed.ts';
import { lineReader, type Reading } from '#items/adding/line-reader.ts';
import { rowOf } from '#items/adding/row.ts';
import type { NewEntry } from './use-entry-acts.ts';

/** What a line says is to get, by the same reading as for food that is put in. The shelf is guessed. */
export function readEntries(
  text: string,
  { listId, usual, ...reading }: Reading & { listId: ListId; usual: readonly UsualFood[] },
): NewEntry[] {
  const knowledge = usualByTitle(usual);
  return readLines(text, lineReader(reading)).foods.map((food) => ({
    id: newId() as EntryId,
    listId,
    title: food.title.value.slice(0, TITLE_MAX_LENGTH),
    category: completed(rowOf(food), knowledge).category.value,
    ...food.amount?.value,
    wantedBy: food.belongsTo?.value ?? null,
  }));
}
