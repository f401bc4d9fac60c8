import pg from 'pg';
import { placeOf, urlsOf } from './database-url.ts';
import { isReadOnly } from './failures.ts';

const PATIENCE_MS = 2000;

/** Where connections are opened. */
export interface Primary {
  find(): Promise<pg.ClientConfig>;
  /** What was found there fails or accepts no writes: it is looked for once more. */
  lost(place: pg.ClientConfig): void;
}

/** One PostgreSQL, whether it accepts writes or not. */
export const onlyAt = (place: pg.ClientConfig): Primary => ({ find: async () => place, lost: () => {} });

/**
 * The host of the URL that accepts writes. All are asked at once and the first to say yes is used until it is lost: one
 * that does not answer costs no time, and one that comes back as a second primary is not noticed.
 */
export function amongHosts(databaseUrl: string, log: (message: string) => void): Primary {
  const places = urlsOf(databaseUrl).map((connectionString) => ({ connectionString }));
  let current: pg.ClientConfig | null = null;
  let last: pg.ClientConfig | null = null;
  let search: Promise<pg.ClientConfig> | null = null;

  async function look(): Promise<pg.ClientConfig> {
    const found = await firstToAccept(places);
    if (last && last !== found)
      log(`The database that accepts writes is now at ${placeOf(found.connectionString)}`);
    current = found;
    last = found;
    return found;
  }

  return {
    async find() {
      if (current) return current;
      search ??= look().finally(() => {
        search = null;
      });
      return search;
    },
    lost(place) {
      if (place === current) current = null;
    },
  };
}

interface Place {
  connectionString: string;
}

/** Fails as a standby does if there is one, else as the first of them. */
async function firstToAccept(places: Place[]): Promise<Place> {
  try {
    return await Promise.any(places.map(requireWritable));
  } catch (error) {
    const { errors } = error as AggregateError;
    throw errors.find(isReadOnly) ?? errors[0];
  }
}

async function requireWritable(place: Place): Promise<Place> {
  const client = new pg.Client({
    ...place,
    application_name: 'crisper',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // Without a listener, a connection that is lost immediately would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only === 'off') return place;
    throw new ReadOnlyError(`the database at ${placeOf(place.connectionString)} accepts no writes`);
  } finally {
    // Not awaited: a host that is gone does not answer.
    client.end().catch(() => {});
  }
}

/** As PostgreSQL's own: 25006. */
class ReadOnlyError extends Error {
  readonly code = '25006';
}
