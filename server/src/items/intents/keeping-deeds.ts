import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemEventKind } from '@crisper/domain/items/item-event.ts';
import { use } from '@crisper/domain/items/keeping/amount.ts';
import type { Keeping } from '@crisper/domain/items/keeping/good-through.ts';
import { freeze, type Kept, open, thaw } from '@crisper/domain/items/keeping/keep.ts';
import { frozenIn, moveOf, thawedIn } from '@crisper/domain/items/keeping/move.ts';
import { openedDays, usualDays } from '@crisper/domain/items/keeping/usual-days.ts';
import type { WasteReason } from '@crisper/domain/items/keeping/waste.ts';
import { isFreezer, type Place as Where } from '@crisper/domain/kitchens/place.ts';
import type { ItemRow } from '#items/items.table.ts';
import { findPrice } from '#items/prices/usual-prices.ts';
import { amountColumns, amountOf, keepingColumns, keepingOf } from '#items/row-facts.ts';
import { requirePlace } from '#kitchens/places.queries.ts';
import { type Deed, type Of, type Place, requireThere } from './deed.ts';
import { withPart } from './parts.ts';

interface Finishing {
  wanted?: number | undefined;
  reason?: WasteReason | undefined;
  cooked?: Cooked | undefined;
}

/** Some of it, or all of it, is gone. */
export async function finishingOf(
  { tx, inKitchen }: Place,
  before: ItemRow,
  kind: 'item-eaten' | 'item-wasted' | 'item-given-away',
  { wanted = before.amount, reason, cooked }: Finishing = {},
): Promise<Deed> {
  const { amount, used, missing } = use(amountOf(before), wanted);
  const told = {
    amount: used,
    price: await findPrice(tx, inKitchen, before),
    ...(reason && kind === 'item-wasted' && { reason }),
    ...(cooked && kind === 'item-eaten' && { cooked }),
    ...(missing > 0 && { missing }),
  };
  if (amount.left === 0) return { change: { before, after: null }, kind, ...told };
  const after = { ...before, ...amountColumns(amount), version: before.version + 1 };
  return { change: { before, after }, kind: kind === 'item-eaten' ? 'item-used' : kind, ...told };
}

export async function using(place: Place, { itemId, amount, cooked }: Of<'useItem'>): Promise<Deed> {
  const before = await requireThere(place, itemId);
  return finishingOf(place, before, 'item-eaten', { wanted: amount, cooked });
}

export const opening = (place: Place, intent: Of<'openItem'>) =>
  withPart(place, intent, (before) => {
    const keeping = keepingOf(before);
    const days = intent.days === undefined ? openedDays({ ...before, keeping }) : intent.days;
    return keptDeed(before, 'item-opened', open(keeping, place.today, days));
  });

export const freezing = (place: Place, intent: Of<'freezeItem'>) =>
  withPart(place, intent, (before) => frozen(before, place.today, frozenIn(before.place), intent.days));

export const thawing = (place: Place, intent: Of<'thawItem'>) =>
  withPart(place, intent, (before) => thawed(before, place.today, thawedIn(before.place), intent.days));

export const placing = (place: Place, intent: Of<'moveItem'>) =>
  withPart(place, intent, async (before) => {
    const { place: where } = intent;
    if (before.place === where) return null;
    await requirePlace(place.tx, place.inKitchen, where);
    return placed(before, place.today, where);
  });

function placed(before: ItemRow, on: CalendarDate, where: Where): Deed | null {
  switch (moveOf(keepingOf(before), where)) {
    case 'freeze':
      return frozen(before, on, where);
    case 'thaw':
      return thawed(before, on, where);
    case 'place':
      return {
        change: { before, after: { ...before, place: where, version: before.version + 1 } },
        kind: 'item-placed',
      };
  }
}

/** What is put into the freezer when it is added was frozen that day, or before. */
export function frozenWhereFrozen(
  row: ItemRow,
  on: CalendarDate,
  days = usualDays(row.category).frozen,
): ItemRow {
  if (!isFreezer(row.place)) return row;
  const kept = freeze(keepingOf(row), on, days);
  if ('refused' in kept) throw new AppError(kept.refused);
  return { ...row, ...keepingColumns(kept.keeping) };
}

function frozen(
  before: ItemRow,
  on: CalendarDate,
  where: Where,
  days = usualDays(before.category).frozen,
): Deed | null {
  return keptDeed(before, 'item-frozen', freeze(keepingOf(before), on, days), where);
}

function thawed(
  before: ItemRow,
  on: CalendarDate,
  where: Where,
  days = usualDays(before.category).thawed,
): Deed | null {
  return keptDeed(before, 'item-thawed', thaw(keepingOf(before), on, days), where);
}

function keptDeed(before: ItemRow, kind: ItemEventKind, kept: Kept, where = before.place): Deed | null {
  if ('refused' in kept) throw new AppError(kept.refused);
  if (isKnown(before, kept.keeping) && where === before.place) return null;
  const after = { ...before, ...keepingColumns(kept.keeping), place: where, version: before.version + 1 };
  return { change: { before, after }, kind };
}

const isKnown = ({ keeping }: ItemRow, kept: Keeping) => keeping === kept;
