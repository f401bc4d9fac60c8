import { randomUUIDv7 } from 'node:crypto';
import type { ActivityKind } from '@crisper/domain/activities/activity.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Transaction } from '#db/database.ts';

/** Pass the transaction of the change that the activity is about. */
export async function recordActivity(
  tx: Transaction,
  viewer: Pick<Viewer, 'accountId'>,
  kind: ActivityKind,
  detail: string,
): Promise<void> {
  await tx
    .insertInto('activities')
    .values({ owner_id: viewer.accountId, id: randomUUIDv7(), kind, detail, happened_at: new Date() })
    .execute();
}
