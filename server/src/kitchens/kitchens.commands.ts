import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import {
  DEFAULT_CURRENCY,
  ENDING_DAYS,
  type Kitchen,
  type KitchenChange,
  type KitchenId,
  type NewKitchen,
} from '@crisper/domain/kitchens/kitchen.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { inKitchenTransaction } from './kitchen-transaction.ts';
import { readKitchen } from './kitchens.queries.ts';
import { addMember, lockAccount, setEnd, touchKitchen } from './kitchens.writer.ts';
import { type InKitchen, lockKitchen } from './require-kitchen.ts';

/** Starts a kitchen with the person as its owner. The same id again, by a person who is in it, answers the same. */
export async function startKitchen(
  db: Database,
  { accountId }: Pick<Viewer, 'accountId'>,
  { id = randomUUIDv7() as KitchenId, name, currency = DEFAULT_CURRENCY }: NewKitchen,
  timeZone: TimeZone,
): Promise<KitchenId> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const made = await tx
      .insertInto('kitchens')
      .values({
        id,
        name,
        visibility: 'private',
        currency,
        time_zone: timeZone,
        version: 1,
        created_at: new Date(),
        ends_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await addMember(tx, id, accountId, 'owner');
    else await requireStarted(tx, id, accountId);
    return id;
  });
}

async function requireStarted(tx: Transaction, id: KitchenId, accountId: string): Promise<void> {
  const member = await tx
    .selectFrom('kitchen_members')
    .select('role')
    .where('kitchen_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!member) throw new AppError('id_taken');
}

/** What is left out stays. Null as its end takes the end back. */
export async function changeKitchen(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  { name, currency, timeZone, endsAt }: KitchenChange,
): Promise<Kitchen> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'change-settings');
    const changes = {
      ...(name !== undefined && { name }),
      ...(currency !== undefined && { currency }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(endsAt !== undefined && { ends_at: endsAt }),
    };
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('kitchens').set(changes).where('id', '=', kitchenId).execute();
      await touchKitchen(tx, kitchenId);
    }
    return readKitchen(tx, inKitchen);
  });
}

export async function endKitchen(db: Database, viewer: Viewer, kitchenId: KitchenId): Promise<Date> {
  return inKitchenTransaction(db, viewer, kitchenId, async (tx) => {
    const inKitchen = await lockKitchen(tx, viewer, kitchenId, 'end-kitchen');
    return endInAWeek(tx, inKitchen);
  });
}

/** The kitchen goes on until its end. Ending it again does not put the end off. */
export async function endInAWeek(
  tx: Transaction,
  inKitchen: InKitchen<'end-kitchen' | 'leave' | 'change-people'>,
): Promise<Date> {
  const { kitchenId } = inKitchen;
  const { endsAt } = await readKitchen(tx, inKitchen);
  if (endsAt !== null) return new Date(endsAt);
  const end = new Date(Date.now() + ENDING_DAYS * DAY_MS);
  await setEnd(tx, kitchenId, end);
  await touchKitchen(tx, kitchenId);
  return end;
}
