import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { timeZoneOf } from '#http/today.ts';
import { bucket, charge, networkOf } from '#identity/throttle.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.commands.ts';

interface Services {
  db: Database;
  config: Config;
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
    if (await charge(db, [requests])) throw new AppError('too_many_requests');
    await subscribe(db, { email: body.email, timeZone, address: publicAddress() });
    return { success: true };
  });

  serve(app, api.confirmSubscription, async ({ body }) => {
    await confirmSubscription(db, body.token);
    return { success: true };
  });

  app.register(async (scope) => {
    // Mail programs post a form that says what their posting says already.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    serve(scope, api.unsubscribe, async ({ params }) => {
      await unsubscribe(db, params.token);
      return { success: true };
    });
    // Programs that only look at links must not unsubscribe anybody; people are asked.
    scope.get<{ Params: { token: string } }>(api.unsubscribe.path, ({ params }, reply) =>
      reply.redirect(`/newsletter/unsubscribe#token=${encodeURIComponent(params.token)}`),
    );
  });
}
