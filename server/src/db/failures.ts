function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const LOST_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];

/** The database is unavailable: 08 is a broken connection, 57P0 a server shutting down or starting. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|53)/.test(code) || LOST_CONNECTION.includes(code)) return true;
  return (
    error instanceof Error &&
    /connection terminated|not queryable|timeout exceeded when trying to connect/i.test(error.message)
  );
}

/** The database accepts no writes for now: it is a standby, or its operator made it read-only. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** PostgreSQL cancelled a statement that took too long. */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** The same work may succeed when repeated: a lost race, a deadlock, a lost connection. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error)) || /^(08|57P0)/.test(codeOf(error));
}

/** Another session made the same table at the same moment; PostgreSQL reports it in three ways. */
export function isMadeElsewhere(error: unknown): boolean {
  return ['23505', '42P07', '42710'].includes(codeOf(error));
}
