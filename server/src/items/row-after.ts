import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { Act, Already, FoodChange, Refusal } from '@crisper/domain/items/intents/act.ts';
import { after } from '@crisper/domain/items/intents/after.ts';
import type { ItemRow } from './items.table.ts';
import type { Change } from './items.writer.ts';
import { factsOf, type Origin, rowOf } from './row-facts.ts';

/** What an act does to a row. The other food is not a row yet: it may be in another kitchen. */
export interface RowChange extends Omit<FoodChange, 'facts'> {
  change: Change;
}

/** Says what an act does to a row that is held. The origin is that of food which is put in or comes back. */
export function rowAfter(
  before: ItemRow | null,
  act: Act,
  today: CalendarDate,
  origin: Origin | null = before,
): RowChange | Already | Refusal {
  const effect = after(before && factsOf(before), act, today);
  if (!('event' in effect)) return effect;
  const { facts, ...rest } = effect;
  const row = facts && origin && rowOf(origin, facts);
  if (row) return { ...rest, change: { before, after: row } };
  if (before) return { ...rest, change: { before, after: null } };
  throw new Error('nothing comes of nothing');
}

/** The same, where the request is refused as a whole. */
export function requireRowAfter(...asked: Parameters<typeof rowAfter>): RowChange {
  const effect = rowAfter(...asked);
  if ('event' in effect) return effect;
  throw new AppError('refused' in effect ? effect.refused : 'item_not_found');
}
