import type { Consultation } from '@crisper/domain/consultations/consultation.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ConsultationsTable } from './consultations.table.ts';

const LISTED_MAX = 100;

/** The person's consultations, latest first. */
export async function listConsultations(db: Database, accountId: string): Promise<Consultation[]> {
  const rows = await db
    .selectFrom('consultations')
    .selectAll()
    .where('owner_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(toConsultation);
}

export function toConsultation(row: Selectable<ConsultationsTable>): Consultation {
  return {
    id: row.id,
    specialist: row.specialist,
    requestedAt: row.requested_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
  };
}
