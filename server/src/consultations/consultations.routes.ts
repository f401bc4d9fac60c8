import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { bookConsultation, cancelConsultation } from './consultations.commands.ts';
import { listConsultations } from './consultations.queries.ts';

export function consultationsRoutes(app: FastifyInstance, db: Database, operator: string): void {
  serve(app, api.listConsultations, (_input, request) =>
    listConsultations(db, requireViewer(request).accountId),
  );

  serve(app, api.bookConsultation, async ({ body }, request, reply) => {
    const booked = await bookConsultation(db, requireViewer(request), body.specialist, operator);
    reply.status(201);
    return booked;
  });

  serve(app, api.cancelConsultation, async ({ params }, request) => {
    await cancelConsultation(db, requireViewer(request), params.consultationId, operator);
    return { success: true };
  });
}
