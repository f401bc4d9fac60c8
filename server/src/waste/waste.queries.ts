import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';
import type { Waste, WasteMonth } from '@crisper/domain/waste/waste-api.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/database.ts';
import { prepared, type ValueOf } from '#db/prepared.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { findMostWasted } from './most-wasted.queries.ts';
import { listRescued } from './rescued.queries.ts';
import { findStreak } from './streak.queries.ts';

interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** What became of the kitchen's food in the months of that period. */
export async function readWaste(db: Database, inKitchen: InKitchen<'look'>, period: Period): Promise<Waste> {
  // One after the other: a request has one connection at a time.
  return {
    currency: await findCurrency(db, inKitchen),
    months: await listMonths(db, inKitchen, period),
    mine: await listOwnMonths(db, inKitchen, period),
    most: await findMostWasted(db, inKitchen, period.to),
    rescued: await listRescued(db, inKitchen, period),
    weeksWithoutWaste: await findStreak(db, inKitchen, period.to),
  };
}

async function findCurrency(db: Database | Transaction, { kitchenId }: InKitchen<'look'>): Promise<string> {
  const { currency } = await db
    .selectFrom('kitchens')
    .select('currency')
    .where('id', '=', kitchenId)
    .executeTakeFirstOrThrow();
  return currency;
}

const SUMS = [
  'month',
  'outcome',
  'foods',
  'grams',
  'guessed_grams as guessedGrams',
  'co2e',
  'money',
  'unpriced',
] as const;

const listMonths = (db: Database, { kitchenId }: InKitchen<'look'>, { from, to }: Period) =>
  selectMonths(db, { kitchenId, from: firstOfMonth(from), to });

/** Nobody looks at what was eaten by category, and a row costs more to send than to add up. */
const selectMonths = prepared(
  (_db, value: ValueOf<Period & { kitchenId: KitchenId }>) => sql<WasteMonth>`
  select month, outcome, case outcome when 'wasted' then category end as category, sum(foods) as foods,
    sum(grams) as grams, sum(guessed_grams) as "guessedGrams", sum(co2e) as co2e, sum(money)::bigint as money,
    sum(unpriced) as unpriced
  from kitchen_months
  where kitchen_id = ${value('kitchenId')}::uuid
    and month >= ${value('from')}::date and month <= ${value('to')}::date
  group by 1, 2, 3 order by 1, 2, 3
`,
);

/** Only the viewer's own: nobody is told what another person threw away. */
async function listOwnMonths(db: Database, { kitchenId, viewer }: InKitchen<'look'>, { from, to }: Period) {
  if (!viewer) return [];
  return selectOwnMonths(db, { kitchenId, accountId: viewer.accountId, from: firstOfMonth(from), to });
}

const selectOwnMonths = prepared((db, value: ValueOf<Period & { kitchenId: KitchenId; accountId: string }>) =>
  db
    .selectFrom('member_months')
    .select(SUMS)
    .where('kitchen_id', '=', value('kitchenId'))
    .where('account_id', '=', value('accountId'))
    .where('month', '>=', value('from'))
    .where('month', '<=', value('to'))
    .orderBy('month')
    .orderBy('outcome'),
);
