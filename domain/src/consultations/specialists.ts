/** Whom a session can be booked with, by a name that never changes. */
export const SPECIALISTS = {
  solheim: 'Dr. Ingrid Solheim',
  oyelaran: 'Mateo Oyelaran',
} as const;

export type SpecialistId = keyof typeof SPECIALISTS;

/** Who it will be, in words; without a choice, our team chooses. */
export function specialistName(specialist: SpecialistId | null): string {
  return specialist === null ? 'one of our specialists' : SPECIALISTS[specialist];
}
