import { addDays, type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { DAYS_IN_WEEK, mondayOf } from '@crisper/domain/week.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { type InKitchen, listOwnKitchens } from '#kitchens/require-kitchen.ts';
import { findStreak } from './streak.queries.ts';

/** What became of the food of a kitchen in one week. */
export interface KitchenWeek {
  kitchenId: string;
  name: string;
  currency: string;
  /** Whole foods; a half counts half. */
  eaten: number;
  wasted: number;
  /** What the wasted food cost, as far as that is known, and how many foods had no price. */
  money: number;
  unpriced: number;
  weeksWithoutWaste: number;
}

interface Reading {
  /** Of the reader's week. */
  monday: CalendarDate;
  now: Date;
}

/** The last week that is over in each kitchen where the person has a say and something was entered. */
export async function listKitchenWeeks(
  db: Database | Transaction,
  owner: { accountId: string },
  reading: Reading,
): Promise<KitchenWeek[]> {
  const weeks: KitchenWeek[] = [];
  for (const inKitchen of await listOwnKitchens(db, owner)) {
    // A guest looks at other people's food.
    if (inKitchen.standing === 'guest') continue;
    const monday = mondayIn(inKitchen, reading);
    const week = await findWeek(db, inKitchen, monday);
    if (week && week.eaten + week.wasted > 0)
      weeks.push({ ...week, weeksWithoutWaste: await findStreak(db, inKitchen, monday) });
  }
  return weeks;
}

/** Where it is still Sunday, the week before is told, and this one a week later. */
function mondayIn({ timeZone }: InKitchen<'look'>, { monday, now }: Reading): CalendarDate {
  const there = timeZone ? mondayOf(dateAt(now, timeZone)) : monday;
  return there < monday ? there : monday;
}

type Sums = Omit<KitchenWeek, 'weeksWithoutWaste'>;

async function findWeek(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
  monday: CalendarDate,
): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`
    select kitchens.id as "kitchenId", kitchens.name, kitchens.currency, week.*
    from kitchens, lateral (
      select
        coalesce(sum(foods) filter (where kind in ('item-eaten', 'item-used')), 0) as eaten,
        coalesce(sum(foods) filter (where kind = 'item-wasted'), 0) as wasted,
        coalesce(sum(money) filter (where kind = 'item-wasted'), 0)::bigint as money,
        coalesce(sum(foods) filter (where kind = 'item-wasted' and money is null), 0) as unpriced
      from item_events
      where kitchen_id = kitchens.id and foods is not null
        and happened_on >= ${addDays(monday, -DAYS_IN_WEEK)}::date and happened_on < ${monday}::date
        and id not in (select undoes from item_events where kitchen_id = ${kitchenId} and undoes is not null)
    ) as week
    where kitchens.id = ${kitchenId}
  `.execute(db);
  return rows[0];
}
