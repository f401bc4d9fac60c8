import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import { markSeen } from './notifications.commands.ts';
import { listNotifications } from './notifications.queries.ts';

export function notificationsRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listNotifications, (_input, request) =>
    listNotifications(db, requireViewer(request), {
      zone: timeZoneOf(request),
      language: languageOf(request),
    }),
  );

  serve(app, api.markNotificationsSeen, async (_input, request) => {
    await markSeen(db, requireViewer(request), timeZoneOf(request));
    return { success: true };
  });
}
