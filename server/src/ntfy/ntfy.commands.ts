import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { HOUR_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import * as paths from '@crisper/domain/paths.ts';
import { type SendOutcome, sendOutcome } from '@crisper/domain/receivers/receiver.ts';
import { invalidInput } from '@crisper/domain/validation.ts';
import { ntfyNotice } from '@crisper/texts/all/notices.ts';
import type { FastifyBaseLogger } from 'fastify';
import { requireLiveSession } from '#calling/sessions.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { type ListedHosts, mayPostTo } from '#http/post-outside.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { findTopic } from './ntfy.queries.ts';
import type { NtfyNotice } from './ntfy.table.ts';
import { postNotice } from './post-notice.ts';

/** A person who looks for a mistake tries a few times; this is no way to flood anybody. */
const TRIES = { count: 20, seconds: HOUR_SECONDS };

export interface NtfyServices {
  db: Database;
  hosts: ListedHosts;
  publicAddress: () => string;
  log: FastifyBaseLogger;
}

export async function setTopic(
  { db, hosts }: Pick<NtfyServices, 'db' | 'hosts'>,
  viewer: Viewer,
  url: string | null,
): Promise<void> {
  const { accountId } = viewer;
  if (url === null) {
    await db.deleteFrom('ntfy_topics').where('owner_id', '=', accountId).execute();
    return;
  }
  if (!mayPostTo(new URL(url), hosts)) throw invalidInput([{ field: 'url', code: 'receiver_not_allowed' }]);
  const topic = { url, set_at: new Date(), reached_on: null, failed_on: null };
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    await requireLiveSession(tx, viewer);
    await tx
      .insertInto('ntfy_topics')
      .values({ owner_id: accountId, ...topic })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(topic))
      .execute();
  });
}

/** Sends a notice at once, outside of the queue. Tells the status of the response and nothing else of it. */
export async function tryTopic(
  { db, publicAddress, ...sending }: NtfyServices,
  { accountId, timeZone, language }: Viewer,
): Promise<SendOutcome> {
  const topic = await findTopic(db, accountId);
  if (!topic) throw new AppError('ntfy_topic_missing');
  await chargeOrRefuse(db, 'too_many_requests', [bucket('ntfy-try', accountId, TRIES)]);
  const { title, trial: body } = ntfyNotice[language];
  const link = publicAddress() + paths.inLanguage(language, paths.myReminders);
  const { status } = await postNotice(sending, topic.url, { title, body, link });
  const outcome = sendOutcome(status);
  if (outcome.outcome === 'taken')
    await db
      .updateTable('ntfy_topics')
      .set({ reached_on: dateAt(new Date(), timeZone), failed_on: null })
      .where('owner_id', '=', accountId)
      .where('url', '=', topic.url)
      .execute();
  return outcome;
}

interface Queued {
  accountId: string;
  /** Today, for the person. */
  day: CalendarDate;
  notice: NtfyNotice;
  goodUntil: Date;
}

/** Queues a notice for the person's topic, sent only if its cause is committed: pass the same transaction. */
export async function queueNotice(
  tx: Transaction,
  { accountId, day, notice, goodUntil }: Queued,
): Promise<void> {
  const now = new Date();
  await tx
    .insertInto('ntfy_notices')
    .values({
      ...{ owner_id: accountId, day, notice: JSON.stringify(notice) },
      ...{ queued_at: now, due_at: now, good_until: goodUntil },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
