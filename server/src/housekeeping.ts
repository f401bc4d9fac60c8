import { dateAt } from '@crisper/domain/calendar-date.ts';
import { UTC } from '@crisper/domain/time-zone.ts';
import type { FastifyBaseLogger } from 'fastify';
import { forgetSuspects } from '#contact/contact.commands.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { forgetOldEvents } from '#identity/account-events.ts';
import { forgetEnded } from '#identity/sessions.commands.ts';
import type { KeyRing } from '#identity/signing-keys.ts';
import { forgetOldCounts } from '#items/items.writer.ts';
import { forgetRemoved } from '#items/removed-items.commands.ts';
import { forgetFailed } from '#mail/mails.commands.ts';
import { forgetUnconfirmed } from '#newsletter/newsletter.commands.ts';
import { forgetUnusedPictures } from '#pictures/pictures.commands.ts';

const CHORES_EVERY_MS = 60 * 60 * 1000;
const KEYS_EVERY_MS = 60 * 1000;
const LETTERS_EVERY_MS = 60 * 1000;

interface Household {
  db: Database;
  keys: KeyRing;
  log: FastifyBaseLogger;
  writeLetters: () => Promise<void>;
  writeReminders: () => Promise<void>;
}

/** What has to be done now and then, by any server: doing it twice does no harm. */
export function keepHouse({ db, keys, log, writeLetters, writeReminders }: Household): () => void {
  const every = (ms: number, work: () => Promise<unknown>) => {
    const timer = setInterval(() => attempt(work), ms);
    timer.unref();
    return timer;
  };
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error) => log.warn({ err: error }, 'housekeeping failed and will be tried again'));
  const chores = async () => {
    await inTransaction(db, (tx) => forgetOldCounts(tx, dateAt(new Date(), UTC)));
    await forgetEnded(db);
    await forgetOldEvents(db);
    await forgetRemoved(db);
    await forgetUnusedPictures(db);
    await forgetFailed(db);
    await forgetSuspects(db);
    await forgetUnconfirmed(db);
    await keys.rotateByAge();
  };

  void attempt(chores);
  // Another server may have made a new key, or taken one out of use.
  const timers = [
    every(CHORES_EVERY_MS, chores),
    every(KEYS_EVERY_MS, () => keys.reload()),
    every(LETTERS_EVERY_MS, writeLetters),
    every(LETTERS_EVERY_MS, writeReminders),
  ];
  return () => timers.forEach(clearInterval);
}
