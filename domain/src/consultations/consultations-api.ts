import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { consultationIdSchema, consultationSchema, newConsultationSchema } from './consultation.ts';

/** The endpoints about sessions with specialists, a part of the contract. */
export const consultationsApi = {
  listConsultations: endpoint({
    method: 'GET',
    path: '/consultations',
    summary: 'List the sessions with specialists that the caller asked for, latest first',
    access: 'signed-in',
    response: z.array(consultationSchema),
  }),
  bookConsultation: endpoint({
    method: 'POST',
    path: '/consultations',
    summary: 'Ask for a session with a specialist, or with any of them; the operator is told',
    access: 'signed-in',
    body: newConsultationSchema,
    response: consultationSchema,
  }),
  cancelConsultation: endpoint({
    method: 'DELETE',
    path: '/consultations/:consultationId',
    summary: 'Cancel a session; the operator is told. Cancelling one that is cancelled succeeds',
    access: 'signed-in',
    params: z.object({ consultationId: consultationIdSchema }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
