import { BackupError } from '#backup/backup-error.ts';
import { SealError } from '#calling/sealing.ts';
import { ConfigError } from '#config.ts';
import { DistributeError } from '#db/distribute-error.ts';
import { EmbeddedPostgresError } from '#db/embedded/embedded-postgres.ts';
import { DatabaseUrlError } from '#db/require-reachable.ts';
import { CertificateError } from '#http/certificate.ts';

/** The operator asked for something that cannot be done; the message says what to do instead. */
export class OperatorError extends Error {}

/** As Node and PostgreSQL name it. */
const FULL_DISK = ['ENOSPC', 'EDQUOT', '53100'];

/** Starts a service and keeps it running until the process is told to end. */
export function run(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  return runOnce(async () => {
    const started = await start();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        await started.stop();
        process.exit(0);
      });
    }
  });
}

/** Runs the work and reports a failure to the operator. */
export async function runOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

/** A problem that the operator can fix is one sentence; anything else is a bug and shown with its stack. */
function explain(error: unknown): unknown {
  const mendable = [
    BackupError,
    CertificateError,
    ConfigError,
    DatabaseUrlError,
    DistributeError,
    EmbeddedPostgresError,
    OperatorError,
    SealError,
  ];
  if (mendable.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && 'code' in error && FULL_DISK.includes(String(error.code))) {
    return `The disk of the data is full (${error.message}): free some room there and start Crisper again. What was saved before is still there.`;
  }
  if (error instanceof Error && error.message.includes('unsupported startup parameter')) {
    return `The pooler at DATABASE_URL refuses what Crisper asks of it (${error.message}): set it up as docs/operating.md says under "A connection pooler".`;
  }
  return error;
}
