import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.routes.ts';
import type { IdentityServices } from './identity-services.ts';
import { oidcRoutes } from './oidc.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export function identityRoutes(app: FastifyInstance, services: IdentityServices): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    sessionRoutes(scope, services);
    accountRoutes(scope, services);
    oidcRoutes(scope, services);
  });
}
