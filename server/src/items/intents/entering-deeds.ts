import { INITIAL_STATUS, type ItemId } from '@crisper/domain/items/item.ts';
import { checkItemChanges } from '@crisper/domain/items/update-food.ts';
import * as texts from '@crisper/texts/items/told-acts.ts';
import { findAmountAt } from '#items/item-events.queries.ts';
import { refuse, requirePerson } from '#items/items.commands.ts';
import { findChangeable } from '#items/items.queries.ts';
import { fromStoredDate, type ItemRow } from '#items/items.table.ts';
import { findPrice } from '#items/prices/usual-prices.ts';
import { changedAmount, changedKeeping, newAmount, newKeeping } from '#items/row-facts.ts';
import { requirePlace } from '#kitchens/places.queries.ts';
import {
  amountText,
  type Deed,
  goneText,
  type Of,
  type Place,
  RefusedDeed,
  requireThere,
  type Told,
} from './deed.ts';
import { frozenWhereFrozen } from './keeping-deeds.ts';
import { withPart } from './parts.ts';

export async function adding(place: Place, { item, cooked }: Of<'addItem'>): Promise<Deed | null> {
  const { tx, inKitchen, today } = place;
  const { kitchenId, viewer } = inKitchen;
  refuse(checkItemChanges(item, { image: null, expiryDate: null }, today));
  if (await findChangeable(tx, inKitchen, { id: item.id, version: null })) return null;
  await requirePerson(tx, inKitchen, item.belongsTo ?? null);
  await requirePlace(tx, inKitchen, item.place ?? 'fridge');
  const added: ItemRow = {
    kitchen_id: kitchenId,
    id: item.id,
    added_by: viewer.accountId,
    belongs_to: item.belongsTo ?? null,
    title: item.title,
    image: item.image || null,
    category: item.category ?? 'Others',
    ...newAmount(item),
    place: item.place ?? 'fridge',
    price: null,
    ...newKeeping(item),
    description: item.description ?? '',
    is_free: false,
    status: INITIAL_STATUS,
    added_at: new Date(),
    version: 1,
  };
  const price = item.price === undefined ? await findPrice(tx, inKitchen, added) : item.price;
  const after = frozenWhereFrozen({ ...added, price }, today, item.freezerDays);
  return { change: { before: null, after }, kind: 'item-added', ...(cooked && { cooked }) };
}

export async function changing(place: Place, { itemId, fields, base }: Of<'changeItem'>): Promise<Deed> {
  const { tx, inKitchen, today } = place;
  const before = await requireThere(place, itemId);
  await requireSameAmount(place, before, fields, base);
  refuse(checkItemChanges(fields, { ...before, expiryDate: fromStoredDate(before.expiry_date) }, today));
  await requirePerson(tx, inKitchen, fields.belongsTo ?? null);
  const isFresh = base === undefined || base === before.version;
  const keeping = changedKeeping(before, fields, isFresh);
  const isOverruled = keeping.expiry_date !== changedKeeping(before, fields, true).expiry_date;
  const given = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  const after: ItemRow = {
    ...before,
    title: given(fields.title, before.title),
    image: fields.image === undefined ? before.image : fields.image || null,
    category: given(fields.category, before.category),
    ...changedAmount(before, fields),
    ...keeping,
    price: given(fields.price, before.price),
    description: given(fields.description, before.description),
    belongs_to: given(fields.belongsTo, before.belongs_to),
    version: before.version + 1,
  };
  return {
    change: { before, after },
    kind: 'item-updated',
    ...(isOverruled && { told: texts.earlierDate }),
  };
}

/** An amount that is said by hand does not replace what became of it meanwhile: the person is told both. */
async function requireSameAmount(
  { tx, inKitchen }: Place,
  before: ItemRow,
  { amount, quantity, unit }: Of<'changeItem'>['fields'],
  base?: number,
): Promise<void> {
  const said = amount ?? quantity;
  if (said === undefined || base === undefined || base === before.version) return;
  const seen = await findAmountAt(tx, inKitchen, { itemId: before.id as ItemId, version: base });
  if (seen && seen.amount === before.amount && seen.unit === before.unit) return;
  throw new RefusedDeed(
    'item_changed',
    texts.amountChanged({
      said: amountText(said, unit ?? before.unit),
      left: amountText(before.amount, before.unit),
    }),
  );
}

export const giving = (place: Place, intent: Of<'giveItem'>) =>
  withPart(place, intent, async (before) => {
    const { to } = intent;
    if (before.belongs_to === to) return null;
    await requirePerson(place.tx, place.inKitchen, to);
    return {
      change: { before, after: { ...before, belongs_to: to, version: before.version + 1 } },
      kind: 'item-given',
    };
  });

/** For a person who wants it gone, it does not matter who was first. */
export async function removing(place: Place, { itemId }: Of<'removeItem'>): Promise<Deed | Told> {
  const before = await findChangeable(place.tx, place.inKitchen, { id: itemId, version: null });
  if (before) return { change: { before, after: null }, kind: 'item-removed' };
  return { already: await goneText(place, itemId) };
}

export async function offering(place: Place, { itemId, free }: Of<'offerItem'>): Promise<Deed | null> {
  const before = await requireThere(place, itemId);
  if (before.is_free === free) return null;
  return {
    change: { before, after: { ...before, is_free: free, version: before.version + 1 } },
    kind: 'item-updated',
  };
}
