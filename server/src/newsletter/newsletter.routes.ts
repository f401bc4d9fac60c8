import { api } from '@crisper/domain/api.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { FastifyInstance } from 'fastify';
import { serveOneClick } from '#api/one-click.ts';
import { serve } from '#api/serve.ts';
import { timeZoneOf } from '#api/today.ts';
import { callerOf } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import type { Limit } from '#limits/limit.ts';
import { bucket, chargeOrRefuse, networkOf } from '#limits/throttle.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.commands.ts';

interface Services {
  db: Database;
  config: { limits: { subscriptionsPerAddress: Limit } };
  publicAddress(): string;
}

export function newsletterRoutes(app: FastifyInstance, { db, config, publicAddress }: Services): void {
  serve(app, api.subscribe, async ({ body }, request) => {
    const timeZone = timeZoneOf(request);
    const requests = bucket(
      'newsletter-address',
      networkOf(request.ip),
      config.limits.subscriptionsPerAddress,
    );
    await chargeOrRefuse(db, 'too_many_requests', [requests]);
    const language = languageOf(request);
    await subscribe(db, { email: body.email, timeZone, language, address: publicAddress() });
    return { success: true };
  });

  serve(app, api.confirmSubscription, async ({ body }, request) => {
    const caller = callerOf(request);
    await confirmSubscription(db, typeof caller === 'object' ? caller : null, body.token);
    return { success: true };
  });

  serveOneClick(app, api.unsubscribe, {
    page: paths.unsubscribe,
    act: (token) => unsubscribe(db, token),
  });
}
