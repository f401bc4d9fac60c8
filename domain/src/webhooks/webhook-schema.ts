import * as z from 'zod/mini';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import { fault } from '#problem.ts';
import { receiverUrlSchema } from '#receivers/receiver.ts';
import { WEBHOOK_TYPES } from './webhook.ts';

export const webhookIdSchema = z.uuid().check(z.toLowerCase());

const typesSchema = z
  .array(z.enum(WEBHOOK_TYPES))
  .check(z.minLength(1, fault('webhook_types_missing')), z.maxLength(WEBHOOK_TYPES.length));

export const newWebhookSchema = z.object({ url: receiverUrlSchema, types: typesSchema });
export type NewWebhook = z.output<typeof newWebhookSchema>;

/** A program that a kitchen tells, as its members see it: the rest of its URL is as good as a password. */
export const webhookSchema = z.object({
  id: webhookIdSchema,
  host: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** Paused, nothing is sent until a person says so. */
  state: z.enum(['untried', 'reached', 'failing', 'paused']),
  /** Since when it fails, or null. */
  failingSince: z.nullable(z.iso.datetime()),
});
export type Webhook = z.output<typeof webhookSchema>;

/** The secret is shown once. */
export const madeWebhookSchema = z.object({ id: webhookIdSchema, secret: z.string() });

export const exportedWebhookSchema = z.object({
  kitchenId: kitchenIdSchema,
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  madeAt: z.iso.datetime(),
});
