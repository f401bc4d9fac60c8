import * as z from 'zod/mini';

/** The events of an account that its owner can look up. */
export const ACCOUNT_EVENT_KINDS = [
  'signed-in',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'profile-changed',
  'calendar-address-made',
  'calendar-address-ended',
  'key-made',
  'key-ended',
  /** All of them, with a new password. */
  'keys-ended',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

export const ACCOUNT_EVENTS_KEPT_DAYS = 90;
export const ACCOUNT_EVENTS_SHOWN = 10;

export const accountEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(ACCOUNT_EVENT_KINDS),
  happenedAt: z.iso.datetime(),
  /** The IP address it came from. */
  address: z.string(),
  /** The browser's user agent. */
  userAgent: z.string(),
});
export type AccountEvent = z.output<typeof accountEventSchema>;
