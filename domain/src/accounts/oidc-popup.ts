import { DEFAULT_LANGUAGE, type Language } from '#languages/languages.ts';

/** The message that the popup posts to its opener, and on the channel of this name if it has lost its opener. */
export const OIDC_CHANNEL = 'crisper-oidc';

export const OIDC_PROVIDERS = ['google', 'oidc'] as const;
export type OidcProvider = (typeof OIDC_PROVIDERS)[number];

const OIDC_FAILURES = [
  'denied',
  'email_missing',
  'email_not_verified',
  'registration_closed',
  'registration_by_invitation',
  'provider_not_configured',
  'expired',
  'failed',
] as const;
export type OidcFailure = (typeof OIDC_FAILURES)[number];

/**
 * How a sign-in in a popup ended. Success carries no token: the session cookie is set, and the receiver requests a
 * token with it. `flow` is the opener's value from the start, so that a tab recognizes its own popup.
 */
export type OidcResult = { type: typeof OIDC_CHANNEL; flow: string } & (
  | { outcome: 'signed-in' }
  | { outcome: 'failed'; failure: OidcFailure }
);

/** Whether a message is the result of the popup of that flow. Without Zod, which every signed-in page would load. */
export function isOidcResult(message: unknown, flow: string): message is OidcResult {
  const result = Object(message) as Record<keyof OidcResult | 'failure', unknown>;
  if (result.type !== OIDC_CHANNEL || result.flow !== flow) return false;
  return (
    result.outcome === 'signed-in' ||
    (result.outcome === 'failed' && OIDC_FAILURES.some((failure) => failure === result.failure))
  );
}

/** Names one popup; only characters that need no escaping anywhere. */
export const OIDC_FLOW = /^[\w-]{1,64}$/;

/** The URL at which a popup signs in, for a page in that language. */
export function oidcStartPath(provider: OidcProvider, flow: string, language: Language): string {
  const said = language === DEFAULT_LANGUAGE ? '' : `&language=${language}`;
  return `/api/auth/oidc/${provider}/start?flow=${encodeURIComponent(flow)}${said}`;
}
