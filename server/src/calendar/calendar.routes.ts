import { hash } from 'node:crypto';
import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '#accounts/account-events.ts';
import { ASK_AGAIN } from '#api/caching.ts';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { renewCalendarFeed, revokeCalendarFeed } from './calendar.commands.ts';
import { findFeedOwner, getCalendarFeed, listExpiries } from './calendar.queries.ts';
import { calendarText } from './calendar-text.ts';

export function calendarRoutes(app: FastifyInstance, db: Database, publicAddress: () => string): void {
  serve(app, api.getCalendarFeed, (_input, request) => getCalendarFeed(db, requireViewer(request).accountId));

  serve(app, api.renewCalendarFeed, async (_input, request, reply) => {
    const { accountId } = requireViewer(request);
    const { token, madeAt } = await renewCalendarFeed(db, accountId);
    await recordEvent(db, accountId, 'calendar-address-made', request);
    reply.status(201);
    return { url: `${publicAddress()}/api/calendar/${token}.ics`, madeAt: madeAt.toISOString() };
  });

  serve(app, api.revokeCalendarFeed, async (_input, request) => {
    const { accountId } = requireViewer(request);
    await revokeCalendarFeed(db, accountId);
    await recordEvent(db, accountId, 'calendar-address-ended', request);
    return { success: true };
  });

  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async ({ params, headers }, reply) => {
    const owner = await findFeedOwner(db, params.token);
    if (!owner) throw new AppError('route_not_found');
    const { language } = owner;
    const expiries = await listExpiries(db, owner.accountId);
    // Weak, because the text contains the time at which it was written.
    const etag = `W/"${hash('sha256', JSON.stringify([expiries, language]), 'base64url')}"`;
    reply.header('etag', etag).header('cache-control', ASK_AGAIN);
    if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="crisper.ics"')
      .send(calendarText(expiries, new Date(), { publicAddress: publicAddress(), language }));
  });
}
