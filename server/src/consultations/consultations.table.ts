import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';

declare module '#db/tables.ts' {
  interface Tables {
    consultations: ConsultationsTable;
  }
}

export interface ConsultationsTable {
  owner_id: string;
  id: string;
  /** Null lets our team choose. */
  specialist: SpecialistId | null;
  requested_at: Date;
  cancelled_at: Date | null;
}
