import type { Database } from '@crisper/server/db/database.ts';
import { sql } from 'kysely';

/**
 * A year of events in a kitchen where four people do as much each: four in ten put food in, one in twenty of the others
 * throws it away, and one in a hundred ends is taken back. There are 150 titles, a dozen of which are those that people
 * throw away, so that in both kitchens one is thrown away most. The sums are those of the events.
 */
export async function loadYear(db: Database, kitchenId: string, events: number): Promise<void> {
  await sql`
    with drawn as (
      select n, current_date - (n * 365 / ${events}::int) as day, 'Food number ' || (n * 7919 % case when n % 10 >= 4 and n % 19 = 0 then 12 else 150 end) as title,
        case when n % 10 < 4 then 'item-added' when n % 19 = 0 then 'item-wasted'
          when n % 23 = 0 then 'item-given-away' when n % 3 = 0 then 'item-used' else 'item-eaten' end as kind,
        (array['Dairy', 'Meat', 'Vegetable', 'Fruits', 'Beverages', 'Snacks', 'Others'])[1 + n * 7919 % 7] as category,
        case n % 4 when 0 then ${kitchenId}::uuid else ('00000000-0000-7000-8000-00000000000' || n % 4)::uuid end as person
      from generate_series(0, ${events}::int - 1) as n
    )
    insert into item_events (
      kitchen_id, id, kind, item_id, account_id, title, happened_at, happened_on, before, version, reason, foods, grams,
      is_guessed, co2e, money
    )
    select ${kitchenId}::uuid, gen_random_uuid(), kind, gen_random_uuid(), person, title, day + interval '12 hours', day,
      case when kind <> 'item-added' then jsonb_build_object(
        'kitchen_id', ${kitchenId}::uuid, 'title', title, 'category', category, 'image', '/pictures/milk.webp',
        'description', repeat('From the market. ', 8), 'quantity', 1, 'amount', 1, 'unit', 'piece'
      ) end,
      1000000 + n, case when kind = 'item-wasted' then (array['went-bad', 'forgotten', 'date-passed'])[1 + n % 3] end,
      gone.foods, gone.foods * 250, gone.foods is not null, gone.foods * 800,
      case when n % 3 > 0 then (gone.foods * 199)::int end
    from drawn, lateral (select case when kind <> 'item-added' then 1.0 end as foods) as gone
  `.execute(db);
  await sql`
    insert into item_events (kitchen_id, id, kind, item_id, account_id, title, happened_at, happened_on, undoes)
    select kitchen_id, gen_random_uuid(), 'undone', item_id, account_id, title, happened_at, happened_on, id
    from (
      select *, row_number() over (order by happened_at, id) as place from item_events
      where kitchen_id = ${kitchenId} and foods is not null
    ) as ends
    where place % 100 = 0
  `.execute(db);
  // Without statistics, looking for what was undone takes minutes.
  await sql`analyze item_events`.execute(db);
  await sql`
    insert into kitchen_months
    select kitchen_id, date_trunc('month', happened_on)::date, before ->> 'category', ${outcome}, ${sums}
    from item_events where kitchen_id = ${kitchenId} and ${counts} group by 1, 2, 3, 4
  `.execute(db);
  await sql`
    insert into member_months
    select kitchen_id, account_id, date_trunc('month', happened_on)::date, ${outcome}, ${sums}
    from item_events where kitchen_id = ${kitchenId} and ${counts} group by 1, 2, 3, 4
  `.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const outcome = sql`
  case kind when 'item-wasted' then 'wasted' when 'item-given-away' then 'given-away' else 'eaten' end`;
const sums = sql`
  sum(foods), sum(grams), sum(grams), sum(co2e), coalesce(sum(money), 0),
  coalesce(sum(foods) filter (where money is null), 0)`;
const counts = sql`foods is not null and not exists (
  select from item_events as undoing
  where undoing.kitchen_id = item_events.kitchen_id and undoing.undoes = item_events.id
)`;
