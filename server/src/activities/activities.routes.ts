import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { findViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { listActivities } from './activities.queries.ts';

export function activitiesRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listActivities, (_input, request) => {
    const viewer = findViewer(request);
    if (!viewer) return [];
    return listActivities(db, viewer, { zone: timeZoneOf(request), language: languageOf(request) });
  });
}
