import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
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
  'Strawberry',
];
/** It is in one title of that many. */
const RARE_WORD = 'Quince';
const RARE_IN = 500;

export const ITEMS_EACH = 200;
const DAYS_PAST = 200;
const DAYS_AHEAD = 200;

/**
 * Fills an empty database with that many items, two hundred to a person: dates over four hundred days, one in fifty
 * without one, added over a year, the oldest first. Each person also has a kitchen with the same items. In SQL, because a million requests would take an hour; the counts
 * are then made from the items.
 */
export function loadItems(db: Database, count: number): Promise<void> {
  return db.connection().execute(async (loader) => {
    const people = Math.ceil(count / ITEMS_EACH);
    await sql`
      insert into accounts (id, email, created_at)
      select gen_random_uuid(), 'person-' || n || '@example.com', now() from generate_series(1, ${people}::int) as n
    `.execute(loader);
    await withoutUpkeep(loader, async () => {
      await insertItems(loader, count, people);
      await insertKitchens(loader);
    });
    await sql`
      insert into item_counts (category, expiry_date, slot, count)
      select category, expiry_date, ('x' || right(id::text, 1))::bit(4)::int % 4, count(*)
      from items where kitchen_id = ${PUBLIC_FRIDGE_ID} group by 1, 2, 3
    `.execute(loader);
    await sql`vacuum analyze`.execute(loader);
    await sql`checkpoint`.execute(loader);
  });
}

async function insertItems(loader: Database, count: number, people: number): Promise<void> {
  await sql`select setseed(0.5)`.execute(loader);
  await sql`
    with owners as (select array_agg(id order by email) as ids from accounts),
      vocabulary as (select ${WORDS}::text[] as words, ${[...CATEGORIES]}::text[] as categories),
      moments as (
        select n, (n - ${count}::int) * interval '1 year' / ${count}::int as ago
        from generate_series(1, ${count}::int) as n
      )
    insert into items (kitchen_id, id, added_by, title, image, category, quantity, expiry_date, description, status, added_at)
    select
      ${PUBLIC_FRIDGE_ID},
      uuidv7(ago),
      ids[1 + n % ${people}::int],
      case when n % ${RARE_IN}::int = 0 then ${RARE_WORD} else words[1 + floor(random() * ${WORDS.length}::int)] end
        || ' ' || words[1 + floor(random() * ${WORDS.length}::int)] || ' ' || substr(md5(n::text), 1, 10),
      '/pictures/milk.webp',
      categories[1 + floor(random() * ${CATEGORIES.length}::int)],
      1 + n % 9,
      case when random() < 0.02 then 'infinity'::date
        else current_date + floor(random() * ${DAYS_PAST + DAYS_AHEAD}::int)::int - ${DAYS_PAST}::int end,
      'Loaded for a measurement',
      'available',
      now() + ago
    from moments, owners, vocabulary
  `.execute(loader);
}

/** A kitchen for each person, which has the id of their account, with what they have in the public fridge. */
async function insertKitchens(loader: Database): Promise<void> {
  await sql`
    insert into kitchens (id, name, visibility, currency, time_zone, version, created_at)
    select id, 'Kitchen', 'private', 'EUR', 'UTC', 1, now() from accounts
  `.execute(loader);
  await sql`
    with members as (
      insert into kitchen_members (kitchen_id, account_id, role, joined_at)
      select id, id, 'owner', now() from accounts
    )
    insert into account_kitchens (account_id, kitchen_id, joined_at) select id, id, now() from accounts
  `.execute(loader);
  await sql`
    insert into items (
      kitchen_id, id, added_by, title, image, category, quantity, expiry_date, description, status, added_at
    )
    select added_by, id, added_by, title, image, category, quantity, expiry_date, description, status, added_at
    from items
  `.execute(loader);
}

/** Checks no references meanwhile, and builds the indexes afterwards: together they took three quarters of the time. */
async function withoutUpkeep(loader: Database, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'items' and indexname <> 'items_pkey'
  `.execute(loader);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(loader);
  await sql`set session_replication_role = replica`.execute(loader);
  await work();
  await sql`reset session_replication_role`.execute(loader);
  await sql`set maintenance_work_mem = '512MB'`.execute(loader);
  for (const { definition } of indexes) await sql.raw(definition).execute(loader);
  await sql`reset maintenance_work_mem`.execute(loader);
}
