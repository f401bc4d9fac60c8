import { dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { forgetOldCounts } from '#items/items.writer.ts';

const EVERY_MS = 60 * 60 * 1000;

/** What has to be done now and then, by any server: doing it twice does no harm. */
export function keepHouse(db: Database, log: FastifyBaseLogger): () => void {
  const work = () =>
    inTransaction(db, (tx) => forgetOldCounts(tx, dateAt(new Date(), UTC))).catch((error) =>
      log.warn({ err: error }, 'housekeeping failed and will be tried again'),
    );
  void work();
  const timer = setInterval(work, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
