import type { Limit } from './limit.ts';

interface Budget {
  left: number;
  /** The time at which `left` was computed. */
  at: number;
}

/** The number of budgets from which on full ones are removed. */
const REMEMBERED = 10_000;

export interface Budgets {
  /** Takes the cost from the account's budget. Returns null, or the seconds until there is something left again. */
  spend(accountId: string, cost: number): number | null;
  /** Takes the cost of what is done already. */
  owe(accountId: string, cost: number): void;
}

/**
 * A budget for each account, which refills evenly. The last request may cost more than is left; then the next waits until
 * that is made up for. Each server counts for itself and in memory: counting in the database would cost a round trip.
 */
export function budgets({ count, seconds }: Limit): Budgets {
  const known = new Map<string, Budget>();
  const perMs = count / (seconds * 1000);
  const leftOf = ({ left, at }: Budget, now: number) => Math.min(count, left + (now - at) * perMs);

  function forgetFull(now: number): void {
    for (const [accountId, budget] of known) if (leftOf(budget, now) >= count) known.delete(accountId);
  }

  function take(accountId: string, cost: number, least: number): number | null {
    const now = performance.now();
    if (known.size >= REMEMBERED) forgetFull(now);
    const left = leftOf(known.get(accountId) ?? { left: count, at: now }, now);
    if (left < least) return Math.ceil((least - left) / perMs / 1000);
    known.set(accountId, { left: left - cost, at: now });
    return null;
  }

  return {
    spend: (accountId, cost) => take(accountId, cost, 1),
    owe: (accountId, cost) => void take(accountId, cost, Number.NEGATIVE_INFINITY),
  };
}
