import pg from 'pg';
import { sayGoodbye } from './cut-off.ts';
import { placeOf, urlsOf } from './database-url.ts';
import { isReadOnly } from './failures.ts';

const PATIENCE_MS = 2000;

/** Where connections are opened. */
export interface Primary {
  find(): Promise<pg.ClientConfig>;
  /** What was found there fails or accepts no writes: it is looked for once more. */
  lost(place: pg.ClientConfig): void;
  /** What was found there takes long: it is left if another accepts writes. Until then, it may only be busy. */
  doubt(place: pg.ClientConfig): void;
  /** Calls back with each place that is left, until the returned function is called. */
  onLeft(listener: Left): () => void;
}

type Left = (place: pg.ClientConfig) => void;

/** One PostgreSQL, whether it accepts writes or not. */
export const onlyAt = (place: pg.ClientConfig): Primary => ({
  find: async () => place,
  lost: () => {},
  doubt: () => {},
  onLeft: () => () => {},
});

/**
 * The host of the URL that accepts writes. All are asked at once and the first to say yes is used until it is lost, or
 * another accepts writes while it hangs: one that does not answer costs no time, and one that comes back as a second
 * primary is not noticed.
 */
export function amongHosts(databaseUrl: string, log: (message: string) => void): Primary {
  const places = urlsOf(databaseUrl).map((connectionString) => ({ connectionString }));
  const listeners = new Set<Left>();
  let current: pg.ClientConfig | null = null;
  let last: Place | null = null;
  let search: Promise<pg.ClientConfig> | null = null;
  let isDoubted = false;

  function use(found: Place): Place {
    const left = last === found ? null : last;
    current = found;
    last = found;
    if (left) {
      log(`The database that accepts writes is now at ${placeOf(found.connectionString)}`);
      for (const listener of listeners) listener(left);
    }
    return found;
  }

  return {
    async find() {
      if (current) return current;
      search ??= firstToAccept(places)
        .then(use)
        .finally(() => {
          search = null;
        });
      return search;
    },
    lost(place) {
      if (place === current) current = null;
    },
    doubt(place) {
      if (place !== current || isDoubted) return;
      isDoubted = true;
      firstToAccept(places)
        .then(
          (found) => {
            if (place === current) use(found);
          },
          () => {},
        )
        .finally(() => {
          isDoubted = false;
        });
    },
    onLeft(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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
    sayGoodbye(client);
  }
}

/** As PostgreSQL's own: 25006. */
class ReadOnlyError extends Error {
  readonly code = '25006';
}
