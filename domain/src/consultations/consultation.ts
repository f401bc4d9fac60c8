import * as z from 'zod/mini';
import { SPECIALISTS } from './specialists.ts';

export const CONSULTATIONS_PER_DAY = 5;

const specialistSchema = z.nullable(z.enum(SPECIALISTS));

export const newConsultationSchema = z.object({ specialist: specialistSchema });

export const consultationIdSchema = z.uuid();

/** A session that a person requested; our team arranges the time with them. */
export const consultationSchema = z.object({
  id: consultationIdSchema,
  specialist: specialistSchema,
  requestedAt: z.iso.datetime(),
  cancelledAt: z.nullable(z.iso.datetime()),
});
export type Consultation = z.output<typeof consultationSchema>;
