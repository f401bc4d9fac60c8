import { AppError } from '@crisper/domain/errors.ts';

/** Nobody waits longer for a response. */
const WAIT_MAX_MS = 10_000;
/** Of one key. A request that comes then is refused at once: its turn would not come in time. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 5;

export interface Turns {
  /** Does the work once fewer than the limit of the same key are at it. The first to come is the first to go. */
  inTurn<T>(key: string, work: () => T | Promise<T>): Promise<T>;
  /** Whether work of that key would begin at once. */
  isFree(key: string): boolean;
}

interface Line {
  atWork: number;
  waiting: Set<() => void>;
}

const refusal = () => new AppError('too_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Lets work of one key wait for itself, here, where it takes nothing from anybody else. */
export function turns(atOnce: number): Turns {
  const lines = new Map<string, Line>();
  const lineOf = (key: string): Line => lines.get(key) ?? { atWork: 0, waiting: new Set() };

  function begin(key: string): Promise<void> | undefined {
    const line = lineOf(key);
    lines.set(key, line);
    if (line.atWork < atOnce) {
      line.atWork += 1;
      return undefined;
    }
    if (line.waiting.size >= WAITING_MAX) throw refusal();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.waiting.delete(go);
        reject(refusal());
      }, WAIT_MAX_MS);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      line.waiting.add(go);
    });
  }

  /** The turn goes to the next in line, so nobody who comes now is before them. */
  function end(key: string): void {
    const line = lineOf(key);
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
    } else {
      line.atWork -= 1;
      if (line.atWork === 0) lines.delete(key);
    }
  }

  return {
    async inTurn(key, work) {
      await begin(key);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
    isFree: (key) => lineOf(key).atWork < atOnce,
  };
}
