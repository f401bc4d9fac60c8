/** The specialists who take sessions, by an id that never changes. */
export const SPECIALISTS = ['solheim', 'oyelaran'] as const;

export type SpecialistId = (typeof SPECIALISTS)[number];
