import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** As Node, SQLite and PostgreSQL name it. */
const FULL = /ENOSPC|EDQUOT|no space left on device|disk is full|quota exceeded/i;

/** What to do about a disk that is full; undefined for any other reason. */
export function fullDisk(dataDir: string, reason: string): EmbeddedPostgresError | undefined {
  if (!FULL.test(reason)) return undefined;
  return new EmbeddedPostgresError(
    `The disk of the data folder ${dataDir} is full (${reason.trim()}): free 200 MB there, or set DATA_DIR to a folder on another disk. What was saved before is still there.`,
  );
}
