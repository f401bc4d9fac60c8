import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Item, KitchenItem } from '@crisper/domain/items/item.ts';
import { type KitchenId, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database, Transaction } from '#db/database.ts';
import { type InKitchen, listOwnKitchens, requireKitchen } from '#kitchens/require-kitchen.ts';
import { isWhose } from './in-kitchen.ts';
import { selectItems, toItem, toKitchenItem } from './items.queries.ts';
import { UNDATED } from './items.table.ts';

interface Owner {
  accountId: string;
}

export type OwnItem = Item & { kitchenId: KitchenId };
/** Null in the public fridge, where only the date is known. */
export type DatedItem = OwnItem & { expiryDate: CalendarDate };

/** The person's items in a kitchen: of the public fridge what they added, of others what is theirs or everybody's. */
function selectOwn(db: Database | Transaction, inKitchen: InKitchen<'look'>) {
  const isMine = isWhose(inKitchen, 'mine');
  const items = selectItems(db, inKitchen);
  if (inKitchen.kitchenId === PUBLIC_FRIDGE_ID) return items.where(isMine);
  return items.where((eb) => eb.or([isMine, isWhose(inKitchen, 'shared')]));
}

/** The public fridge, and the kitchens where the person has a say. A guest looks at other people's food. */
async function ownKitchens(db: Database | Transaction, owner: Owner): Promise<InKitchen<'look'>[]> {
  const kitchens = await listOwnKitchens(db, owner);
  const isOwn = ({ standing }: InKitchen<'look'>) => standing !== 'guest';
  return [await requireKitchen(db, owner, PUBLIC_FRIDGE_ID, 'look'), ...kitchens.filter(isOwn)];
}

/** All items of the person, kitchen by kitchen, in the order in which they were added. */
export async function listOwnItems(db: Database, owner: Owner): Promise<OwnItem[]> {
  const items: OwnItem[] = [];
  for (const inKitchen of await ownKitchens(db, owner)) {
    const rows = await selectOwn(db, inKitchen).orderBy('items.added_at').orderBy('items.id').execute();
    items.push(...rows.map((row) => ({ ...toItem(row, inKitchen), kitchenId: inKitchen.kitchenId })));
  }
  return items;
}

/** Both days included. */
interface Days {
  from?: CalendarDate | null;
  to?: CalendarDate | null;
}

/** The person's items that expire between two days of their kitchen, the soonest first. */
export async function listExpiring(
  db: Database | Transaction,
  owner: Owner,
  daysIn: (inKitchen: InKitchen<'look'>) => Days,
): Promise<DatedItem[]> {
  const items: DatedItem[] = [];
  for (const inKitchen of await ownKitchens(db, owner))
    items.push(...(await expiringIn(db, inKitchen, daysIn(inKitchen))));
  return items.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The person's items that expire last, those first. */
export async function listLatest(db: Database, owner: Owner, latest: number): Promise<DatedItem[]> {
  const items: DatedItem[] = [];
  for (const inKitchen of await ownKitchens(db, owner))
    items.push(...(await expiringIn(db, inKitchen, { latest })));
  return items.sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1)).slice(0, latest);
}

/** What the person may cook with in a kitchen: what is theirs or everybody's and expires on that day or later, the soonest first. */
export async function listCookable(
  db: Database | Transaction,
  inKitchen: InKitchen<'look'>,
  { from, limit }: { from: CalendarDate; limit: number },
): Promise<KitchenItem[]> {
  const rows = await selectOwn(db, inKitchen)
    .where('items.expiry_date', '>=', from)
    .orderBy('items.expiry_date')
    .orderBy('items.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toKitchenItem(row, inKitchen));
}

const placeOf = ({ expiryDate, _id }: DatedItem) => expiryDate + _id;

async function expiringIn(
  db: Database | Transaction,
  inKitchen: InKitchen<'look'>,
  { from, to, latest }: Days & { latest?: number },
): Promise<DatedItem[]> {
  const direction = latest ? 'desc' : 'asc';
  let query = selectOwn(db, inKitchen)
    .where('items.expiry_date', '<', UNDATED)
    .orderBy('items.expiry_date', direction)
    .orderBy('items.id', direction);
  if (from) query = query.where('items.expiry_date', '>=', from);
  if (to) query = query.where('items.expiry_date', '<=', to);
  if (latest) query = query.limit(latest);
  const rows = await query.execute();
  const { kitchenId } = inKitchen;
  return rows.flatMap((row) => {
    const { expiryDate, ...item } = toItem(row, inKitchen);
    return expiryDate ? [{ ...item, expiryDate, kitchenId }] : [];
  });
}
