import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';

export interface ConsultationsTable {
  owner_id: string;
  id: string;
  /** Null lets our team choose. */
  specialist: SpecialistId | null;
  requested_at: Date;
  cancelled_at: Date | null;
}
