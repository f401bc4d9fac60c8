import { isRecipeIntent } from '@crisper/domain/recipes/recipe-kinds.ts';
import { useSyncExternalStore } from 'react';
import { currentKept, type OutboxEntry, subscribeToKept } from './kept.ts';

/** The food, or the entry of a list, that an act is about. */
function itemsOf({ intent, undone }: OutboxEntry): string[] {
  if (isRecipeIntent(intent)) return [];
  if (intent.kind === 'addItem') return [intent.item.id];
  if (intent.kind === 'addEntry') return [intent.entry.id];
  if (intent.kind === 'addList' || intent.kind === 'changeList' || intent.kind === 'changeStaple') return [];
  if ('entryId' in intent) return [intent.entryId];
  if (intent.kind === 'undo')
    return [...(undone?.before.map(({ _id }) => _id) ?? []), ...(undone?.after ?? [])];
  return 'part' in intent && intent.part ? [intent.itemId, intent.part.id] : [intent.itemId];
}

const NONE: readonly OutboxEntry[] = [];
let grouped: { outbox: readonly OutboxEntry[]; byItem: Map<string, OutboxEntry[]> } = {
  outbox: NONE,
  byItem: new Map(),
};

/** Once for all rows that ask. */
function groupByItem(outbox: readonly OutboxEntry[]): Map<string, OutboxEntry[]> {
  if (grouped.outbox === outbox) return grouped.byItem;
  const byItem = new Map<string, OutboxEntry[]>();
  for (const entry of outbox)
    for (const id of new Set(itemsOf(entry))) byItem.set(id, [...(byItem.get(id) ?? []), entry]);
  grouped = { outbox, byItem };
  return byItem;
}

/** What waits to be sent about it. Nothing does while the server answers: it is told before a person has read it. */
export function useToSend(itemId: string): readonly OutboxEntry[] {
  return useSyncExternalStore(
    subscribeToKept,
    () => {
      const { reach, outbox } = currentKept();
      return reach === 'reached' ? NONE : (groupByItem(outbox).get(itemId) ?? NONE);
    },
    () => NONE,
  );
}
