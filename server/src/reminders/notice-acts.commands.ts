import { addDays } from '@crisper/domain/calendar-date.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import type { NoticeAct } from '@crisper/domain/push/notice-act.ts';
import { hashSecret, splitToken } from '#calling/secrets.ts';
import type { Database } from '#db/database.ts';
import { applyIntents } from '#kept/intents.commands.ts';
import { putOff } from './reminders.commands.ts';

/**
 * Does what a button of a notice says. The token allows that and nothing else; it ends after the first use, after a day,
 * and when the device is signed out. Eating is an event with an id of its own, so it happens once.
 */
export async function actOnNotice(db: Database, token: string, act: NoticeAct): Promise<void> {
  const parts = splitToken(token);
  const allowed = parts && (await findAllowed(db, parts));
  if (!allowed) throw new AppError('invalid_token');
  if (act === 'eaten') await eat(db, allowed);
  else await putOff(db, allowed.owner_id, addDays(allowed.day, 1));
  await db
    .deleteFrom('push_acts')
    .where('owner_id', '=', allowed.owner_id)
    .where('token_hash', '=', allowed.token_hash)
    .execute();
}

type Allowed = NonNullable<Awaited<ReturnType<typeof findAllowed>>>;

function findAllowed(db: Database, { id, secret }: { id: string; secret: string }) {
  return db
    .selectFrom('push_acts')
    .innerJoin('accounts', 'accounts.id', 'push_acts.owner_id')
    .innerJoin('push_subscriptions', (join) =>
      join
        .onRef('push_subscriptions.owner_id', '=', 'push_acts.owner_id')
        .onRef('push_subscriptions.endpoint_hash', '=', 'push_acts.endpoint_hash'),
    )
    .selectAll('push_acts')
    .select(['accounts.email', 'accounts.time_zone', 'accounts.language', 'push_subscriptions.session_id'])
    .where('push_acts.owner_id', '=', id)
    .where('push_acts.token_hash', '=', hashSecret(secret))
    .where('push_acts.ends_at', '>', new Date())
    .executeTakeFirst();
}

async function eat(db: Database, allowed: Allowed): Promise<void> {
  const { owner_id: accountId, session_id: sessionId, email, time_zone: timeZone } = allowed;
  const { kitchen_id: kitchenId, item_id: itemId, event_id: id } = allowed;
  if (kitchenId === null || itemId === null) throw new AppError('item_not_found');
  const { results } = await applyIntents(
    db,
    kitchenId as KitchenId,
    { accountId, sessionId, email, timeZone, language: languageOrEnglish(allowed.language) },
    [{ id, kind: 'finishItem', itemId: itemId as ItemId, outcome: 'eaten' }],
    { zone: timeZone },
  );
  const [result] = results;
  if (result?.outcome === 'refused') throw new AppError('item_gone');
}
