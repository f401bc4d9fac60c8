import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.routes.ts';
import type { AccountServices } from './account-services.ts';
import { oidcRoutes } from './providers/oidc.routes.ts';
import { sessionRoutes } from './session.routes.ts';

export function identityRoutes(app: FastifyInstance, services: AccountServices): void {
  sessionRoutes(app, services);
  accountRoutes(app, services);
  oidcRoutes(app, services);
}
