import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft, EXPIRING_SOON_DAYS } from '@crisper/domain/items/freshness.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { adviceOf, dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import {
  type DueFood,
  EAT_FIRST_MAX,
  type KitchenToday,
  PAST_MAX,
  TO_GET_MAX,
  TODAY_MAX_BYTES,
} from '@crisper/domain/today/kitchen-today.ts';
import { toGetText } from '@crisper/texts/items/to-get.ts';
import { dueText } from '@crisper/texts/keys/due.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { fromStoredDate, ITEM_COLUMNS, type ItemRow, UNDATED } from '#items/items.table.ts';
import { keepingOf } from '#items/row-facts.ts';
import { readKitchen } from '#kitchens/kitchens.queries.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { listToGet } from '#shopping/shopping.queries.ts';

/** What a screen shows of a kitchen on that day. */
export async function readToday(
  db: Database,
  inKitchen: InKitchen<'look'>,
  today: CalendarDate,
): Promise<KitchenToday> {
  const items = db.selectFrom('items').where('kitchen_id', '=', inKitchen.kitchenId);
  const { name } = await readKitchen(db, inKitchen);
  const counts = await items
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('expiry_date', '<', today).as('pastDate'),
      fn.countAll<number>().filterWhere('expiry_date', '=', today).as('lastDay'),
      fn
        .countAll<number>()
        .filterWhere('expiry_date', '>', today)
        .filterWhere('expiry_date', '<=', addDays(today, EXPIRING_SOON_DAYS))
        .as('soon'),
    ])
    .executeTakeFirstOrThrow();
  const past = await items
    .select(ITEM_COLUMNS)
    .where('expiry_date', '<', today)
    .orderBy('expiry_date', 'desc')
    .orderBy('id')
    .limit(PAST_MAX)
    .execute();
  const coming = await items
    .select(ITEM_COLUMNS)
    .where('expiry_date', '>=', today)
    .where('expiry_date', '<', sql.lit(UNDATED))
    .orderBy('expiry_date')
    .orderBy('id')
    .limit(EAT_FIRST_MAX - past.length)
    .execute();
  const [next = null] = coming;
  const toGet = (await listToGet(db, inKitchen)).map((entry) => ({ ...entry, text: toGetText(entry) }));
  const rest = {
    today,
    kitchen: name,
    counts,
    next: next && dueFood(next, today),
  };
  const eatFirst = [...past.reverse(), ...coming].map((row) => dueFood(row, today));
  const shopping = { open: toGet.length, toGet: toGet.slice(0, TO_GET_MAX) };
  // Long titles in another script are more than a small program can take.
  while (sizeOf({ ...rest, eatFirst, shopping }) >= TODAY_MAX_BYTES)
    if (sizeOf(eatFirst) > sizeOf(shopping.toGet)) eatFirst.pop();
    else shopping.toGet.pop();
  return { ...rest, eatFirst, shopping };
}

const sizeOf = (told: object) => Buffer.byteLength(JSON.stringify(told));

function dueFood(row: ItemRow, today: CalendarDate): DueFood {
  const keeping = keepingOf(row);
  const lastDay = fromStoredDate(row.expiry_date) ?? today;
  const advice = adviceOf({ expiryDate: lastDay, keeping }, today);
  const certainty = dateCertainty(keeping) === 'said' ? 'said' : 'estimated';
  const left = daysLeft(lastDay, today);
  return {
    ...{ id: row.id as ItemId, title: row.title, amount: row.amount, unit: row.unit, place: row.place },
    ...{ lastDay, daysLeft: left, certainty, advice },
    text: dueText({ daysLeft: left, isGuessed: certainty === 'estimated', advice }),
  };
}
