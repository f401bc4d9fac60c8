import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { serveOneClick } from '#http/one-click.ts';
import { serve } from '#http/serve.ts';
import { requireViewer } from '#identity/viewer.ts';
import { setReminders, stopReminders } from './reminders.commands.ts';
import { getReminders } from './reminders.queries.ts';

export function remindersRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.getReminders, (_input, request) => getReminders(db, requireViewer(request).accountId));

  serve(app, api.setReminders, ({ body }, request) => setReminders(db, requireViewer(request), body));

  serveOneClick(app, api.stopReminders, {
    page: '/reminders/stop',
    act: (token) => stopReminders(db, token),
  });
}
