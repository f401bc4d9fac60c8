function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];

/**
 * The connection is of no use any more: 08 is a broken one, 57P0 a server shutting down or starting, and 25006 one that
 * accepts no writes. It is a standby, or was one when the session began, or its operator made it read-only.
 */
export function isLostConnection(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|25006)/.test(code) || BROKEN.includes(code)) return true;
  return (
    error instanceof Error &&
    /connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|query read timeout/i.test(
      error.message,
    )
  );
}

/** The database is unavailable, or has no room or no connections left (53). */
export function isUnavailable(error: unknown): boolean {
  return isLostConnection(error) || codeOf(error).startsWith('53');
}

/** There is no room on the disk of the database. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === '53100';
}

/** The database accepts no writes for now. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** PostgreSQL cancelled a statement that took too long. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** A statement waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** The same work may succeed when repeated: a lost race, a deadlock, a server that stopped or may not write. */
export function isRetryable(error: unknown): boolean {
  return /^(40001|40P01|08|57P0|25006)/.test(codeOf(error));
}

/** Another session made the same table at the same moment; PostgreSQL reports it in three ways. */
export function isMadeElsewhere(error: unknown): boolean {
  return ['23505', '42P07', '42710'].includes(codeOf(error));
}
