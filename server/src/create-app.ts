import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { AppError } from '@crisper/domain/errors.ts';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { activitiesRoutes } from '#activities/activities.routes.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { docsRoutes } from '#http/docs.routes.ts';
import { handleErrors } from '#http/error-handler.ts';
import { closeGracefully } from '#http/graceful-close.ts';
import { healthRoutes } from '#http/health.routes.ts';
import { readJsonBodies } from '#http/json-bodies.ts';
import { setSecurityHeaders } from '#http/security-headers.ts';
import { serveWebApp, styleHashes } from '#http/web-app.ts';
import type { AccessTokens } from '#identity/access-tokens.ts';
import { authenticate } from '#identity/authenticate.ts';
import { identityRoutes } from '#identity/identity.routes.ts';
import { itemsRoutes } from '#items/items.routes.ts';
import { notificationsRoutes } from '#notifications/notifications.routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface AppOptions {
  config: Config;
  db: Database;
  tokens: AccessTokens;
  /** Told of every route as it is put on the air. */
  onRoute?: (route: RouteOptions) => void;
}

/** The whole product as one app that listens nowhere yet. */
export async function createApp({ config, db, tokens, onRoute }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
  });

  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  setSecurityHeaders(app, {
    styleHashes: styleHashes(WEB_APP),
    tls: config.publicUrl?.startsWith('https:') ?? false,
  });
  handleErrors(app);
  closeGracefully(app);
  readJsonBodies(app);

  app.register(
    async (scope) => {
      scope.addHook('onRequest', (request) => authenticate(request, tokens));
      scope.setNotFoundHandler(() => {
        throw new AppError('route_not_found');
      });
      healthRoutes(scope, db);
      docsRoutes(scope);
      identityRoutes(scope);
      itemsRoutes(scope, db);
      activitiesRoutes(scope, db);
      notificationsRoutes(scope, db);
    },
    { prefix: '/api' },
  );
  serveWebApp(app, WEB_APP, { publicUrl: config.publicUrl });
  await app.ready();
  return app;
}
