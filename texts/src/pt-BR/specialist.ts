import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';

const names: Record<SpecialistId, string> = {
  solheim: 'Dra. Ingrid Solheim',
  oyelaran: 'Mateo Oyelaran',
};

/** Who it will be; without a choice, our team chooses. */
export const specialistName = (specialist: SpecialistId | null): string =>
  specialist === null ? 'nossa equipe de especialistas' : names[specialist];
