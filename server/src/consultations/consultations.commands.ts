import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@crisper/domain/accounts/user.ts';
import { CONSULTATIONS_PER_DAY, type Consultation } from '@crisper/domain/consultations/consultation.ts';
import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { DAY_SECONDS } from '@crisper/domain/durations.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { DEFAULT_LANGUAGE } from '@crisper/domain/languages/languages.ts';
import * as texts from '@crisper/texts/operator-mail.ts';
import { specialistName } from '@crisper/texts/specialist.ts';
import { requireUser } from '#accounts/accounts.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { toConsultation } from './consultations.queries.ts';

const PER_PERSON = { count: CONSULTATIONS_PER_DAY, seconds: DAY_SECONDS };

/** Stores the request and mails it to the operator, who replies to the person by replying to the mail. */
export async function bookConsultation(
  db: Database,
  viewer: Viewer,
  specialist: SpecialistId | null,
  operator: string,
): Promise<Consultation> {
  await chargeOrRefuse(db, 'too_many_requests', [bucket('consultation', viewer.accountId, PER_PERSON)]);
  return inTransaction(db, async (tx) => {
    await refuseSecond(tx, viewer.accountId, specialist);
    const row = await tx
      .insertInto('consultations')
      .values({
        owner_id: viewer.accountId,
        id: randomUUIDv7(),
        specialist,
        requested_at: new Date(),
        cancelled_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const user = await requireUser(tx, viewer.accountId);
    const session = { ...person(user), specialist: specialistName(specialist) };
    await queueMail(tx, {
      language: DEFAULT_LANGUAGE,
      to: operator,
      replyTo: user.email,
      subject: texts.sessionSubject(session),
      blocks: [
        { text: texts.sessionAsked(session) },
        { text: texts.timeZone({ zone: user.timeZone }) },
        { smallPrint: texts.sessionSmallPrint },
      ],
    });
    return toConsultation(row);
  });
}

/** Two clicks or two tabs make one request; after cancelling, the person may ask again. */
async function refuseSecond(
  tx: Transaction,
  accountId: string,
  specialist: SpecialistId | null,
): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const open = await tx
    .selectFrom('consultations')
    .select('id')
    .where('owner_id', '=', accountId)
    .where('specialist', 'is not distinct from', specialist)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (open) throw new AppError('already_booked');
}

/** The operator is told once; cancelling a cancelled or unknown consultation changes nothing. */
export async function cancelConsultation(
  db: Database,
  viewer: Viewer,
  id: string,
  operator: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('consultations')
      .set({ cancelled_at: new Date() })
      .where('owner_id', '=', viewer.accountId)
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .returning('specialist')
      .executeTakeFirst();
    if (!row) return;
    const user = await requireUser(tx, viewer.accountId);
    const session = { ...person(user), specialist: specialistName(row.specialist) };
    await queueMail(tx, {
      language: DEFAULT_LANGUAGE,
      to: operator,
      replyTo: user.email,
      subject: texts.cancelledSubject(session),
      blocks: [{ text: texts.sessionCancelled(session) }],
    });
  });
}

const person = ({ displayName, email }: User) => ({ name: displayName ?? email, email });
