import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Waste } from '@crisper/domain/waste/waste-api.ts';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

const MOST_OF_DAYS = 91;
const MOST_MAX = 5;

interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** What became of the kitchen's food in the months of that period. */
export async function readWaste(db: Database, inKitchen: InKitchen<'look'>, period: Period): Promise<Waste> {
  const { kitchenId } = inKitchen;
  const [kitchen, months, most, last] = await Promise.all([
    db.selectFrom('kitchens').select('currency').where('id', '=', kitchenId).executeTakeFirstOrThrow(),
    listMonths(db, inKitchen, period),
    listMostWasted(db, inKitchen, period.to),
    findLastWasted(db, inKitchen),
  ]);
  return { currency: kitchen.currency, months, most, lastWasted: last?.happened_on ?? null };
}

async function listMonths(db: Database, { kitchenId }: InKitchen<'look'>, { from, to }: Period) {
  const rows = await db
    .selectFrom('kitchen_months')
    .selectAll()
    .where('kitchen_id', '=', kitchenId)
    .where('month', '>=', firstOf(from))
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('category')
    .orderBy('outcome')
    .execute();
  return rows.map(({ kitchen_id: _, guessed_grams: guessedGrams, ...row }) => ({ ...row, guessedGrams }));
}

const firstOf = (day: CalendarDate) => `${day.slice(0, -2)}01` as CalendarDate;

/** Waste that was taken back is none. */
const wastedFood = (db: Database, { kitchenId }: InKitchen<'look'>) =>
  db
    .selectFrom('item_events')
    .where('kitchen_id', '=', kitchenId)
    .where('kind', '=', 'item-wasted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('item_events as undoing')
            .select('undoing.id')
            .where('undoing.kitchen_id', '=', kitchenId)
            .whereRef('undoing.undoes', '=', 'item_events.id'),
        ),
      ),
    );

async function listMostWasted(db: Database, inKitchen: InKitchen<'look'>, to: CalendarDate) {
  return wastedFood(db, inKitchen)
    .where('happened_on', '>', addDays(to, -MOST_OF_DAYS))
    .where('happened_on', '<=', to)
    .select(({ fn }) => ['title', fn.countAll<number>().as('times')])
    .groupBy('title')
    .having(({ fn }) => fn.countAll<number>(), '>', 1)
    .orderBy('times', 'desc')
    .orderBy('title')
    .limit(MOST_MAX)
    .execute();
}

function findLastWasted(db: Database, inKitchen: InKitchen<'look'>) {
  return wastedFood(db, inKitchen)
    .select('happened_on')
    .where('happened_on', 'is not', null)
    .orderBy('happened_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}
