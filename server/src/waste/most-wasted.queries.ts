import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { MostWasted } from '@crisper/domain/waste/waste-api.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { InKitchen } from '#kitchens/require-kitchen.ts';

const MOST_OF_DAYS = 91;

/** The food that was thrown away most often in the three months before that day; none if each was so only once. */
export async function findMostWasted(
  db: Database,
  { kitchenId }: InKitchen<'look'>,
  to: CalendarDate,
): Promise<MostWasted | null> {
  const wasted = sql`
    from item_events
    where kitchen_id = ${kitchenId} and kind = 'item-wasted'
      and happened_on > ${addDays(to, -MOST_OF_DAYS)} and happened_on <= ${to}
      and not exists (
        select from item_events as undoing
        where undoing.kitchen_id = ${kitchenId} and undoing.undoes = item_events.id
      )`;
  const { rows } = await sql<MostWasted>`
    select most.title, last.category, last.image, most.times, most.money, most.reason
    from (
      select title, count(*)::int as times, coalesce(sum(money), 0)::int as money,
        mode() within group (order by reason) as reason
      ${wasted}
      group by title having count(*) > 1
      order by times desc, title limit 1
    ) as most, lateral (
      select before ->> 'category' as category, before ->> 'image' as image
      ${wasted} and title = most.title
      order by happened_on desc limit 1
    ) as last
  `.execute(db);
  return rows[0] ?? null;
}
