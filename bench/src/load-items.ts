import { readFile } from 'node:fs/promises';
import { CATEGORIES } from '@crisper/domain/items/category.ts';
import type { Database } from '@crisper/server/db/database.ts';
import { sql } from 'kysely';

const WORDS = [
  'Milk',
  'Cheese',
  'Bread',
  'Apple',
  'Carrot',
  'Chicken',
  'Rice',
  'Juice',
  'Butter',
  'Tomato',
  'Yoghurt',
  'Salmon',
  'Spinach',
  'Banana',
  'Pasta',
  'Coffee',
  'Honey',
  'Olive',
  'Pepper',
  'Orange',
];

const SEARCH_INDEX = new URL('../../server/migrations/0009_index_items_by_title.sql', import.meta.url);

const OWNERS = 50;
const DAYS_PAST = 200;
const DAYS_AHEAD = 200;

/**
 * Fills an empty database with that many items: dates over four hundred days, one in fifty without one, added over
 * a year. In SQL, because a million calls would take an hour; the counts are then made from the items.
 */
export async function loadItems(db: Database, count: number): Promise<void> {
  await sql`
    insert into accounts (id, email, created_at)
    select gen_random_uuid(), 'person-' || n || '@example.com', now() from generate_series(1, ${OWNERS}::int) as n
  `.execute(db);
  // Building the search index at the end takes a fraction of the time that keeping it up to date would.
  await sql`drop index items_by_title`.execute(db);
  await sql`select setseed(0.5)`.execute(db);
  await sql`
    with owners as (select array_agg(id order by email) as ids from accounts),
      vocabulary as (select ${WORDS}::text[] as words, ${[...CATEGORIES]}::text[] as categories)
    insert into items (id, owner_id, title, image, category, quantity, expiry_date, description, status, added_at)
    select
      gen_random_uuid(),
      ids[1 + floor(random() * ${OWNERS}::int)],
      words[1 + floor(random() * ${WORDS.length}::int)] || ' ' || words[1 + floor(random() * ${WORDS.length}::int)]
        || ' ' || substr(md5(n::text), 1, 10),
      '/pictures/milk.webp',
      categories[1 + floor(random() * ${CATEGORIES.length}::int)],
      1 + n % 9,
      case when random() < 0.02 then 'infinity'::date
        else current_date + floor(random() * ${DAYS_PAST + DAYS_AHEAD}::int)::int - ${DAYS_PAST}::int end,
      'Loaded for a measurement',
      'available',
      now() - n * interval '1 year' / ${count}::int
    from generate_series(1, ${count}::int) as n, owners, vocabulary
  `.execute(db);
  await sql`
    insert into item_counts (category, expiry_date, slot, count)
    select category, expiry_date, ('x' || right(id::text, 1))::bit(4)::int % 4, count(*) from items group by 1, 2, 3
  `.execute(db);
  await sql.raw(await readFile(SEARCH_INDEX, 'utf8')).execute(db);
  await sql`vacuum analyze`.execute(db);
}
