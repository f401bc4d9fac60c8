import { AppError } from '@crisper/domain/errors.ts';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { FirebaseSettings } from '#accounts/sign-in-config.ts';
import { type ExternalIdentity, readIdentity } from './external-identity.commands.ts';

const CLOCK_TOLERANCE_SECONDS = 5;

export interface FirebaseSignIn {
  identity: ExternalIdentity;
  authenticatedAt: Date;
}

/** Verifies Firebase's ID tokens as Firebase's documentation requires. */
export function firebaseVerifier({ projectId, jwksUrl }: FirebaseSettings) {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  const issuer = `https://securetoken.google.com/${projectId}`;
  return async (idToken: string): Promise<FirebaseSignIn> => {
    const payload = await verify(idToken);
    const now = Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS;
    const authTime = Number(payload.auth_time);
    const fromTheFuture = !(Number(payload.iat) <= now && authTime <= now);
    if (fromTheFuture || !payload.sub) throw new AppError('identity_not_proven');
    return { identity: readIdentity(issuer, payload), authenticatedAt: new Date(authTime * 1000) };
  };

  async function verify(idToken: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: projectId,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return payload;
    } catch (error) {
      // When Google's keys cannot be loaded, the token may still be valid.
      const isRefused = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      throw new AppError(isRefused ? 'identity_not_proven' : 'unavailable');
    }
  }
}
