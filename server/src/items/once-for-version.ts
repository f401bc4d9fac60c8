import type { Database } from '#db/database.ts';

const KEPT_MAX = 200;
const kept = new WeakMap<Database, { version: number; results: Map<string, Promise<unknown>> }>();

/**
 * Computes a result that depends on all items alone once for each version of the data, for any number of simultaneous
 * requests. The key names the result, and so determines its type.
 */
export function onceForVersion<T>(
  db: Database,
  version: number,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const results = resultsOf(db, version);
  const known = results.get(key);
  if (known) return known as Promise<T>;
  const result = work();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

function resultsOf(db: Database, version: number): Map<string, Promise<unknown>> {
  const known = kept.get(db);
  if (known?.version === version && known.results.size < KEPT_MAX) return known.results;
  const results = new Map<string, Promise<unknown>>();
  // A request may still use an older version.
  if (!known || version >= known.version) kept.set(db, { version, results });
  return results;
}
