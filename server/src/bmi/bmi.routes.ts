import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { keepBmiResult, removeBmiResult } from './bmi.commands.ts';
import { listBmiResults } from './bmi.queries.ts';

export function bmiRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listBmiResults, (_input, request) => listBmiResults(db, requireViewer(request).accountId));

  serve(app, api.keepBmiResult, async ({ body }, request, reply) => {
    const result = await keepBmiResult(db, requireViewer(request), body);
    reply.status(201);
    return result;
  });

  serve(app, api.deleteBmiResult, async ({ params }, request) => {
    await removeBmiResult(db, requireViewer(request), params.resultId);
    return { success: true };
  });
}
