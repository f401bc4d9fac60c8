import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { firstOfMonth } from '@crisper/domain/month.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import type { Database, Transaction } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';
import { findMostWasted } from './most-wasted.queries.ts';
import { findStreak } from './streak.queries.ts';

interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** What became of the kitchen's food in the months of that period. */
export async function readWaste(db: Database, inKitchen: InKitchen<'look'>, period: Period): Promise<Waste> {
  const [currency, months, mine, most, weeksWithoutWaste] = await Promise.all([
    findCurrency(db, inKitchen),
    listMonths(db, inKitchen, period),
    listOwnMonths(db, inKitchen, period),
    findMostWasted(db, inKitchen, period.to),
    findStreak(db, inKitchen, period.to),
  ]);
  return { currency, months, mine, most, weeksWithoutWaste };
}

export async function findCurrency(
  db: Database | Transaction,
  { kitchenId }: InKitchen<'look'>,
): Promise<string> {
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

function listMonths(db: Database, { kitchenId }: InKitchen<'look'>, { from, to }: Period) {
  return db
    .selectFrom('kitchen_months')
    .select(['category', ...SUMS])
    .where('kitchen_id', '=', kitchenId)
    .where('month', '>=', firstOfMonth(from))
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('category')
    .orderBy('outcome')
    .execute();
}

/** Only the viewer's own: nobody is told what another person threw away. */
async function listOwnMonths(db: Database, { kitchenId, viewer }: InKitchen<'look'>, { from, to }: Period) {
  if (!viewer) return [];
  return db
    .selectFrom('member_months')
    .select(SUMS)
    .where('kitchen_id', '=', kitchenId)
    .where('account_id', '=', viewer.accountId)
    .where('month', '>=', firstOfMonth(from))
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('outcome')
    .execute();
}
