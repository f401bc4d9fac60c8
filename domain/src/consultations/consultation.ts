import * as z from 'zod/mini';
import { SPECIALISTS, type SpecialistId } from './specialists.ts';

export const CONSULTATIONS_PER_DAY = 5;

const specialistSchema = z.nullable(z.enum(Object.keys(SPECIALISTS) as [SpecialistId, ...SpecialistId[]]));

export const newConsultationSchema = z.object({ specialist: specialistSchema });

export const consultationIdSchema = z.uuid();

/** A session that somebody asked for; our team finds the time with them. */
export const consultationSchema = z.object({
  id: consultationIdSchema,
  specialist: specialistSchema,
  requestedAt: z.iso.datetime(),
  cancelledAt: z.nullable(z.iso.datetime()),
});
export type Consultation = z.output<typeof consultationSchema>;
