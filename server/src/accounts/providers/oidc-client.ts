import type { OidcFailure } from '@crisper/domain/accounts/oidc-popup.ts';
import type { Configuration } from 'openid-client';
import type { OidcSettings } from '#accounts/sign-in-config.ts';
import { type ExternalIdentity, readIdentity } from './external-identity.commands.ts';

const TIMEOUT_SECONDS = 10;

/** The state that is kept while the person is at the provider. */
export interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

export class OidcRefusal extends Error {
  readonly failure: OidcFailure;

  constructor(failure: OidcFailure, cause?: unknown) {
    super(`the sign-in ended with: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** Signing in at one issuer: the code flow with PKCE, state and nonce, and a verified signature. */
export function createOidcClient(settings: OidcSettings) {
  let discovered: Promise<Discovered> | undefined;

  /** Loaded when first needed, and again after a failure: the issuer may be unavailable when the server starts. */
  function discoverOnce(): Promise<Discovered> {
    discovered ??= discover(settings).catch((error) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    async begin(redirectUri: string): Promise<{ url: URL; pending: PendingSignIn }> {
      const { oidc, config } = await discoverOnce();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { url, pending };
    },

    async finish(callback: URL, pending: PendingSignIn): Promise<ExternalIdentity> {
      const { oidc, config } = await discoverOnce();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: pending.verifier,
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OidcRefusal('failed');
        // Some issuers send the email address only in the userinfo response.
        const more =
          claims.email === undefined
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : undefined;
        return readIdentity(claims.iss, { ...more, ...claims });
      } catch (error) {
        const isDenied = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
        throw new OidcRefusal(isDenied ? 'denied' : 'failed', error);
      }
    },
  };
}

interface Discovered {
  oidc: typeof import('openid-client');
  config: Configuration;
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Discovered> {
  const oidc = await import('openid-client');
  const url = new URL(issuer);
  // The configuration accepts an issuer without TLS only on this very machine.
  const execute = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const config = await oidc.discovery(url, clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
  oidc.enableNonRepudiationChecks(config);
  return { oidc, config };
}
