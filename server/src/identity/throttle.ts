import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Limit } from './identity-config.ts';

/** Something that may be tried so often. */
export interface Bucket {
  key: string;
  limit: Limit;
}

export function bucket(kind: string, whose: string, limit: Limit): Bucket {
  // Hashed, so that the table tells nobody's address and every key is short.
  return { key: `${kind}:${hash('sha256', whose, 'base64url')}`, limit };
}

/**
 * Counts a try in each bucket and tells whether any was full already. Counting comes before trying: of a hundred
 * guesses made at once, no more than the limit get an answer. A cost of 0 only looks.
 */
export async function charge(db: Database, buckets: readonly Bucket[], cost: 0 | 1 = 1): Promise<boolean> {
  const keys = buckets.map(({ key }) => key);
  const seconds = buckets.map(({ limit }) => limit.seconds);
  // Sorted, so that two who count in the same buckets wait for each other instead of blocking each other.
  const { rows } = await sql<{ key: string; count: number }>`
    insert into throttles (key, count, resets_at)
    select key, ${cost}::int, now() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as bucket (key, seconds) order by key
    on conflict (key) do update set
      count = case when throttles.resets_at <= now() then 0 else throttles.count end + ${cost}::int,
      resets_at = case when throttles.resets_at <= now() then excluded.resets_at else throttles.resets_at end
    returning key, count
  `.execute(db);
  return rows.some(({ key, count }) => {
    const limit = buckets.find((candidate) => candidate.key === key)?.limit.count ?? 0;
    return count - cost >= limit;
  });
}

/** Takes a try back that turned out to be nobody's guess. */
export async function refund(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: sql<number>`greatest(${eb.ref('count')} - 1, 0)` }))
    .where(
      'key',
      'in',
      buckets.map(({ key }) => key),
    )
    .execute();
}

/** Whoever has one IPv6 address has the whole network of 64 bits, so that is what counts. */
export function networkOf(address: string): string {
  const ip = withoutPort(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.replace(/%.*/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Some proxies say from which port somebody came, and that is another one each time. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
