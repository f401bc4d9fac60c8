import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '#calling/viewer.ts';
import type { Limit } from './limit.ts';

interface Budget {
  left: number;
  /** The time at which `left` was computed. */
  at: number;
}

/** The number of budgets from which on full ones are removed. */
const REMEMBERED = 10_000;

/**
 * Limits how often one account writes: a budget that refills evenly and is spent by requests. Each server counts for
 * itself and in memory, because counting in the database would cost a round trip for every write.
 */
export function limitWrites(app: FastifyInstance, { count, seconds }: Limit): void {
  const budgets = new Map<string, Budget>();
  const perMs = count / (seconds * 1000);

  const leftOf = ({ left, at }: Budget, now: number) => Math.min(count, left + (now - at) * perMs);

  function forgetFull(now: number): void {
    for (const [accountId, budget] of budgets) if (leftOf(budget, now) >= count) budgets.delete(accountId);
  }

  app.addHook('onRequest', async (request) => {
    const caller = callerOf(request);
    const access = request.routeOptions.config.endpoint?.access ?? 'anyone';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Endpoints that are open to anyone, such as logging out and renewing a token, are not limited.
    if (isRead || typeof caller !== 'object' || access === 'anyone') return;
    const now = performance.now();
    if (budgets.size >= REMEMBERED) forgetFull(now);
    const left = leftOf(budgets.get(caller.accountId) ?? { left: count, at: now }, now);
    if (left < 1) {
      const retryAfterSeconds = Math.ceil((1 - left) / perMs / 1000);
      throw new AppError('too_many_writes', { retryAfterSeconds });
    }
    budgets.set(caller.accountId, { left: left - 1, at: now });
  });
}
