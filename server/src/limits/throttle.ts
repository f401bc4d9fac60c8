import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError, type ErrorCode } from '@crisper/domain/errors.ts';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Limit } from './limit.ts';

/** An action with a limited number of tries in a window of time. */
export interface Bucket {
  key: string;
  limit: Limit;
}

export function bucket(kind: string, whose: string, limit: Limit): Bucket {
  // Hashed, so that the table contains no email or IP addresses and every key is short.
  return { key: `${kind}:${hash('sha256', whose, 'base64url')}`, limit };
}

/**
 * Counts a try in each bucket. Returns null, or when a bucket was already full the seconds until all have room again.
 * Counting comes before trying: of a hundred simultaneous guesses, no more than the limit are checked. A cost of 0
 * only reads.
 */
export async function charge(
  db: Database,
  buckets: readonly Bucket[],
  cost: 0 | 1 = 1,
): Promise<number | null> {
  const keys = buckets.map(({ key }) => key);
  const seconds = buckets.map(({ limit }) => limit.seconds);
  // Sorted, so that two requests that count in the same buckets wait for each other instead of deadlocking.
  const { rows } = await sql<{ key: string; count: number; seconds: number }>`
    insert into throttles (key, count, resets_at)
    select key, ${cost}::int, now() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as bucket (key, seconds) order by key
    on conflict (key) do update set
      count = case when throttles.resets_at <= now() then 0 else throttles.count end + ${cost}::int,
      resets_at = case when throttles.resets_at <= now() then excluded.resets_at else throttles.resets_at end
    returning key, count, greatest(ceil(extract(epoch from resets_at - now())), 1)::int as seconds
  `.execute(db);
  const full = rows.filter(({ key, count }) => {
    const limit = buckets.find((candidate) => candidate.key === key)?.limit.count ?? 0;
    return count - cost >= limit;
  });
  return full.length > 0 ? Math.max(...full.map((row) => row.seconds)) : null;
}

/** The same, but a full bucket refuses the request and says when to try again. */
export async function chargeOrRefuse(
  db: Database,
  code: Extract<
    ErrorCode,
    | 'too_many_attempts'
    | 'too_many_recipe_pages'
    | 'too_many_import_files'
    | 'too_many_requests'
    | 'scanned_just_now'
  >,
  buckets: readonly Bucket[],
): Promise<void> {
  const retryAfterSeconds = await charge(db, buckets);
  if (retryAfterSeconds !== null) throw new AppError(code, { retryAfterSeconds });
}

/**
 * Gives back a try that was not a guess. A window without tries ends; otherwise its remaining time would tell the next
 * guesser that the owner of the account signed in.
 */
export async function refund(db: Database, buckets: readonly Bucket[]): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({
      count: sql<number>`greatest(${eb.ref('count')} - 1, 0)`,
      resets_at: sql<Date>`case when ${eb.ref('count')} <= 1 then now() else ${eb.ref('resets_at')} end`,
    }))
    .where(
      'key',
      'in',
      buckets.map(({ key }) => key),
    )
    .execute();
}

/** A client with one IPv6 address has its whole /64 network, so the network is counted. */
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

/** Some proxies add the client's port, which differs for each connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}
