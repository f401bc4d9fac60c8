import * as z from 'zod/mini';

/** The message that the popup posts to its opener, and on the channel of this name if it has lost its opener. */
export const OIDC_CHANNEL = 'crisper-oidc';

export const OIDC_PROVIDERS = ['google', 'oidc'] as const;
export type OidcProvider = (typeof OIDC_PROVIDERS)[number];

const OIDC_FAILURES = [
  'denied',
  'email_missing',
  'email_not_verified',
  'provider_not_configured',
  'expired',
  'failed',
] as const;
export type OidcFailure = (typeof OIDC_FAILURES)[number];

/**
 * How a sign-in in a popup ended. Success carries no token: the session cookie is set, and the receiver requests a
 * token with it. `flow` is the opener's value from the start, so that a tab recognizes its own popup.
 */
export const oidcResultSchema = z.discriminatedUnion('outcome', [
  z.object({ type: z.literal(OIDC_CHANNEL), flow: z.string(), outcome: z.literal('signed-in') }),
  z.object({
    type: z.literal(OIDC_CHANNEL),
    flow: z.string(),
    outcome: z.literal('failed'),
    failure: z.enum(OIDC_FAILURES),
  }),
]);
export type OidcResult = z.output<typeof oidcResultSchema>;

/** Names one popup; only characters that need no escaping anywhere. */
export const oidcFlowSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** The URL at which a popup signs in. */
export function oidcStartPath(provider: OidcProvider, flow: string): string {
  return `/api/auth/oidc/${provider}/start?flow=${encodeURIComponent(flow)}`;
}
