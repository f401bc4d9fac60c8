import { randomUUIDv7 } from 'node:crypto';
import { dateAt } from '@crisper/domain/calendar-date.ts';
import { HOUR_MS } from '@crisper/domain/durations.ts';
import { newAmount } from '@crisper/domain/items/intents/enter.ts';
import { INITIAL_STATUS } from '@crisper/domain/items/item.ts';
import { labelled } from '@crisper/domain/items/keeping/good-through.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeItem } from '#items/items.writer.ts';
import { type Origin, rowOf } from '#items/row-facts.ts';
import { enterPublicFridge } from '#kitchens/require-kitchen.ts';
import { type DemoPerson, whoLiveThere } from './open-accounts.ts';
import { type DemoItem, demoItems } from './public-fridge.ts';

/** Fills the public fridge, as if the people had done so over the last two weeks. */
export async function fillFridge(db: Database, people: readonly DemoPerson[], now: Date): Promise<number> {
  const owners = whoLiveThere(people);
  const items = demoItems(dateAt(now, UTC));
  const hoursAgo = (index: number) => ((index * 37) % items.length) * 3;
  const oldestFirst = [...items.entries()].sort(([a], [b]) => hoursAgo(b) - hoursAgo(a));
  await inTransaction(db, async (tx) => {
    for (const [index, item] of oldestFirst) {
      const owner = owners[index % owners.length];
      if (owner) await putIn(tx, owner, item, new Date(now.getTime() - hoursAgo(index) * HOUR_MS));
    }
  });
  return items.length;
}

async function putIn(tx: Transaction, owner: DemoPerson, item: DemoItem, addedAt: Date): Promise<void> {
  const { accountId } = owner;
  const id = randomUUIDv7();
  const origin: Origin = {
    kitchen_id: PUBLIC_FRIDGE_ID,
    id,
    added_by: accountId,
    status: INITIAL_STATUS,
    added_at: addedAt,
  };
  const after = rowOf(origin, {
    title: item.title,
    image: item.image,
    category: item.category,
    amount: newAmount(item),
    place: 'fridge',
    price: null,
    keeping: labelled(item.expiryDate),
    description: item.description,
    belongsTo: null,
    isFree: false,
    version: 1,
  });
  const inKitchen = enterPublicFridge(owner);
  await writeItem(tx, inKitchen, { before: null, after }, { id, kind: 'item-added', at: addedAt });
  if (!item.note) return;
  await tx
    .insertInto('notes')
    .values({
      kitchen_id: PUBLIC_FRIDGE_ID,
      item_id: id,
      author_id: accountId,
      text: item.note,
      created_at: addedAt,
    })
    .execute();
}
