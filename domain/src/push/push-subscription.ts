import * as z from 'zod/mini';
import { storable } from '#storable-text.ts';

/** More devices than one person has. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
const ENDPOINT_MAX_LENGTH = 1000;

const base64url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 8) / 6)}}$`)));

/** Where the browser's push service takes messages for this device. Only the browser, the service and the server know it. */
const endpointSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(ENDPOINT_MAX_LENGTH), storable);

/** A browser's subscription, as PushSubscription.toJSON gives it, and the key that it was made with. */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  /** The browser's public key, a point on P-256, and a secret: messages are encrypted with both (RFC 8291). */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  /** The server's public key that the browser was given. */
  serverKey: base64url(65),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;

export const pushEndpointSchema = z.object({ endpoint: endpointSchema });

export const exportedPushSubscriptionSchema = z.object({ endpoint: z.string(), addedAt: z.iso.datetime() });
