import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** After so long without an answer, it is asked whether another host accepts writes. */
export const SLOW_MS = 1000;
/** PostgreSQL ends a statement after ten seconds. Where it does not, it hangs, or the way to it is broken. */
const LIMIT_MS = 12_000;

const LIFT = 'set local statement_timeout = 0';

/** For the rest of a transaction that may take long, PostgreSQL's limit of a statement does not hold, nor does ours. */
export async function liftLimit(tx: Transaction): Promise<void> {
  await sql.raw(LIFT).execute(tx);
}

interface Told {
  onSlow(): void;
  /** Nothing comes any more. */
  onLimit(): void;
}

/** Watches the statements of one connection, one at a time. */
export function limiter(isOn: boolean): (text: string, told: Told) => () => void {
  let isLifted = false;
  return (text, { onSlow, onLimit }) => {
    if (text === 'commit' || text === 'rollback') isLifted = false;
    let waitedMs = 0;
    const hasLimit = isOn && !isLifted;
    // Counted by a clock that stands still while this process is busy itself, with the answer waiting to be read.
    const timer = setInterval(() => {
      waitedMs += SLOW_MS;
      if (hasLimit && waitedMs >= LIMIT_MS) {
        clearInterval(timer);
        onLimit();
      } else onSlow();
    }, SLOW_MS);
    if (text === LIFT) isLifted = true;
    return () => clearInterval(timer);
  };
}
