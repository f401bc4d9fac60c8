import { randomUUIDv7 } from 'node:crypto';
import type { User } from '@crisper/domain/accounts/user.ts';
import { CONSULTATIONS_PER_DAY, type Consultation } from '@crisper/domain/consultations/consultation.ts';
import { type SpecialistId, specialistName } from '@crisper/domain/consultations/specialists.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { requireUser } from '#accounts/accounts.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database, Transaction } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { bucket, chargeOrRefuse } from '#limits/throttle.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { toConsultation } from './consultations.queries.ts';

const PER_PERSON = { count: CONSULTATIONS_PER_DAY, seconds: 24 * 60 * 60 };

/** Keeps the request and mails it to the operator, who answers the person by answering the mail. */
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
    await queueMail(tx, {
      to: operator,
      replyTo: user.email,
      subject: `Session with ${specialistName(specialist)}: ${nameOf(user)}`,
      blocks: [
        { text: `${nameOf(user)} (${user.email}) would like a session with ${specialistName(specialist)}.` },
        { text: `Their time zone is ${user.timeZone}.` },
        { smallPrint: 'Asked for on the home page. Answer this mail to answer them.' },
      ],
    });
    return toConsultation(row);
  });
}

/** Two clicks or two tabs ask once; whoever cancelled may ask again. */
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

/** Told to the operator once; cancelling what is cancelled or was never there changes nothing. */
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
    await queueMail(tx, {
      to: operator,
      replyTo: user.email,
      subject: `Cancelled: session with ${specialistName(row.specialist)}: ${nameOf(user)}`,
      blocks: [
        {
          text: `${nameOf(user)} (${user.email}) no longer wants the session with ${specialistName(row.specialist)}.`,
        },
      ],
    });
  });
}

const nameOf = ({ displayName, email }: User) => displayName ?? email;
