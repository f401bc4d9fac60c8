import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';

const CONNECTIONS = 10;

/** The rows of an intent that adds food, in the order in which anybody would write them. */
const statements = {
  lock: 'select ends_at from kitchens where id = $1 for update',
  item: `insert into items (
      kitchen_id, id, added_by, belongs_to, title, image, category, quantity, expiry_date, description, status, added_at, version
    ) values ($1, $2, $3, null, $4, null, 'Others', 1, 'infinity', '', 'available', $5, 1)`,
  event: `insert into item_events (
      kitchen_id, id, kind, item_id, account_id, title, happened_at, happened_on, expiry_after, version
    ) select $1, $2, 'item-added', $3, $4, $5, $6, $7, 'infinity', version + 1 from kitchens where id = $1`,
  version: 'update kitchens set version = version + 1 where id = $1 returning version',
};

/**
 * Writes what an intent writes, by the driver alone: lock, item, event and version in one transaction. It checks
 * nothing, asks nobody who they are, and answers nobody.
 */
export function bareWriter(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS });
  return {
    /** The kitchen has the id of its owner. */
    async add(kitchenId: string, title: string): Promise<void> {
      const client = await pool.connect();
      const run = (name: keyof typeof statements, values: unknown[]) =>
        client.query({ name, text: statements[name], values });
      const [item, now] = [randomUUIDv7(), new Date()];
      try {
        await client.query('begin');
        await run('lock', [kitchenId]);
        await run('item', [kitchenId, item, kitchenId, title, now]);
        await run('event', [kitchenId, randomUUIDv7(), item, kitchenId, title, now, now]);
        await run('version', [kitchenId]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
