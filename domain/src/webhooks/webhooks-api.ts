import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { sendOutcomeSchema } from '#receivers/receiver.ts';
import { succeeded } from '#succeeded.ts';
import { madeWebhookSchema, newWebhookSchema, webhookIdSchema, webhookSchema } from './webhook-schema.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });
const webhookParams = z.object({ kitchenId: kitchenIdSchema, webhookId: webhookIdSchema });

/** The endpoints about programs that a kitchen tells, a part of the contract. */
export const webhooksApi = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/webhooks',
    summary: 'List the programs that a kitchen tells, and whether that works',
    access: 'kitchen-member',
    params: kitchenParams,
    response: z.array(webhookSchema),
  }),
  addWebhook: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/webhooks',
    summary:
      'Tell another program of what happens in a kitchen (Standard Webhooks), with a secret that is shown once; it ends when the caller leaves the kitchen. The URL is on the internet and begins with https, or is on a host that the operator lists',
    access: 'kitchen-member',
    params: kitchenParams,
    body: newWebhookSchema,
    response: madeWebhookSchema,
  }),
  tryWebhook: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/webhooks/:webhookId/try',
    summary: 'Send a message of the type test now, and tell what became of it',
    access: 'kitchen-member',
    params: webhookParams,
    response: sendOutcomeSchema,
  }),
  resumeWebhook: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/webhooks/:webhookId/resume',
    summary: 'Send messages again after a pause; without one it succeeds as well',
    access: 'kitchen-member',
    params: webhookParams,
    response: succeeded,
  }),
  endWebhook: endpoint({
    method: 'DELETE',
    path: '/kitchens/:kitchenId/webhooks/:webhookId',
    summary: 'Send no more messages to a program; one that is gone already succeeds',
    access: 'kitchen-member',
    params: webhookParams,
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
