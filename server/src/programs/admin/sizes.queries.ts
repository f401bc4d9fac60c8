import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What fills a database: food, and above all pictures. */
interface Size {
  items: number;
  pictures: number;
  pictureBytes: number;
}

export interface AccountSize extends Size {
  email: string;
  name: string | null;
  kitchens: number;
  /** Null for a person who is signed in nowhere. */
  lastSeen: Date | null;
}

export interface KitchenSize extends Size {
  id: string;
  name: string;
  people: number;
}

/** The largest first, and not more than that many. */
export async function listAccountsBySize(db: Database, limit: number): Promise<AccountSize[]> {
  const { rows } = await sql<AccountSize>`
    with
      added as (select added_by as id, count(*) as items from items group by added_by),
      sent as (
        select owner_id as id, count(*) as pictures, sum(octet_length(bytes)) as bytes from pictures group by owner_id
      ),
      joined as (select account_id as id, count(*) as kitchens from account_kitchens group by account_id),
      seen as (select account_id as id, max(rotated_at) as at from sessions group by account_id)
    select
      accounts.email,
      accounts.display_name as name,
      coalesce(added.items, 0) as items,
      coalesce(sent.pictures, 0) as pictures,
      coalesce(sent.bytes, 0) as "pictureBytes",
      coalesce(joined.kitchens, 0) as kitchens,
      seen.at as "lastSeen"
    from accounts
      left join added on added.id = accounts.id
      left join sent on sent.id = accounts.id
      left join joined on joined.id = accounts.id
      left join seen on seen.id = accounts.id
    where accounts.deleted_at is null
    order by "pictureBytes" desc, items desc, email
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The public fridge among them. */
export async function listKitchensBySize(db: Database, limit: number): Promise<KitchenSize[]> {
  const { rows } = await sql<KitchenSize>`
    with
      held as (select kitchen_id as id, count(*) as items from items group by kitchen_id),
      shown as (
        select kitchen_id as id, count(*) as pictures, sum(octet_length(bytes)) as bytes from pictures group by kitchen_id
      ),
      members as (select kitchen_id as id, count(*) as people from kitchen_members group by kitchen_id)
    select
      kitchens.id,
      kitchens.name,
      coalesce(held.items, 0) as items,
      coalesce(shown.pictures, 0) as pictures,
      coalesce(shown.bytes, 0) as "pictureBytes",
      coalesce(members.people, 0) as people
    from kitchens
      left join held on held.id = kitchens.id
      left join shown on shown.id = kitchens.id
      left join members on members.id = kitchens.id
    order by "pictureBytes" desc, items desc, name
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countAll(db: Database): Promise<{ accounts: number; kitchens: number; bytes: number }> {
  const { rows } = await sql<{ accounts: number; kitchens: number; bytes: number }>`
    select
      (select count(*) from accounts where deleted_at is null) as accounts,
      (select count(*) from kitchens where visibility = 'private') as kitchens,
      pg_database_size(current_database()) as bytes
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counting returned no row');
  return counts;
}
