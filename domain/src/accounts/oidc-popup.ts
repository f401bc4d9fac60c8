import * as z from 'zod/mini';

/** What the popup posts to its opener, and says on the channel of this name for an opener it has lost. */
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
 * How a sign-in in a popup ended. Success carries no token: the session cookie is set, and whoever is told asks for
 * a token with it. `flow` is what the opener gave when it started, so that a tab knows its own popup.
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

/** Names one popup; only characters that need no care anywhere. */
export const oidcFlowSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Where a popup goes to sign in. */
export function oidcStartPath(provider: OidcProvider, flow: string): string {
  return `/api/auth/oidc/${provider}/start?flow=${encodeURIComponent(flow)}`;
}
