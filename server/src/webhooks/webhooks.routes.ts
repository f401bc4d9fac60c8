import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import {
  addWebhook,
  endWebhook,
  resumeWebhook,
  tryWebhook,
  type WebhookServices,
} from './webhooks.commands.ts';
import { listWebhooks } from './webhooks.queries.ts';

export function webhooksRoutes(app: FastifyInstance, services: WebhookServices): void {
  const { db } = services;
  serve(app, api.listWebhooks, async ({ params: { kitchenId } }, request) =>
    listWebhooks(db, await requireKitchen(db, requireViewer(request), kitchenId, 'see-webhooks')),
  );

  serve(app, api.addWebhook, ({ params: { kitchenId }, body }, request) =>
    addWebhook(services, requireViewer(request), kitchenId, body),
  );

  serve(app, api.tryWebhook, ({ params }, request) => tryWebhook(services, requireViewer(request), params));

  serve(app, api.resumeWebhook, async ({ params }, request) => {
    await resumeWebhook(db, requireViewer(request), params);
    return { success: true };
  });

  serve(app, api.endWebhook, async ({ params }, request) => {
    await endWebhook(db, requireViewer(request), params);
    return { success: true };
  });
}
