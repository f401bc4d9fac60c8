import { randomUUIDv7 } from 'node:crypto';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DAY_MS } from '@crisper/domain/durations.ts';
import { hashSecret, newSecret } from '#calling/secrets.ts';
import type { Database } from '#db/database.ts';
import type { QueuedNotice } from './push.table.ts';

interface Notice {
  owner_id: string;
  endpoint_hash: string;
  day: CalendarDate;
}

/** Makes a token for the buttons of a notice, good for a day. The same message sent again replaces it. */
export async function allowActs(
  db: Database,
  { owner_id, endpoint_hash, day }: Notice,
  food: QueuedNotice['food'],
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('push_acts')
    .values({
      ...{ owner_id, endpoint_hash, day, token_hash: hashSecret(secret), event_id: randomUUIDv7() },
      ...{ kitchen_id: food?.kitchenId ?? null, item_id: food?.itemId ?? null },
      ends_at: new Date(Date.now() + DAY_MS),
    })
    .execute();
  return `${owner_id}.${secret}`;
}

export async function forgetActs(db: Database): Promise<void> {
  await db.deleteFrom('push_acts').where('ends_at', '<', new Date()).execute();
}
