import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { Viewer } from './viewer.ts';

const ALGORITHM = 'EdDSA';
const TOKEN_TYPE = 'at+jwt';
const ISSUER = 'crisper';
const AUDIENCE = 'crisper-api';
export const ACCESS_TOKEN_SECONDS = 600;

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

export async function importSigningKey(id: string, privateJwk: JWK): Promise<SigningKey> {
  const { d: _secret, ...publicJwk } = privateJwk;
  return {
    id,
    privateKey: (await importJWK(privateJwk, ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
  };
}

export interface AccessTokens {
  sign(viewer: Viewer): Promise<string>;
  /** Who the token speaks for; null when it is not one of ours, was tampered with or has run out. */
  verify(token: string): Promise<Viewer | null>;
}

/** Signs with the newest key and believes all of them, so that a key can be replaced without signing people out. */
export function createAccessTokens(keys: readonly [SigningKey, ...SigningKey[]]): AccessTokens {
  const [newest] = keys;
  return {
    sign: ({ accountId, email }) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE, kid: newest.id })
        .setSubject(accountId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(newest.privateKey),

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => publicKeyOf(keys, kid), {
          algorithms: [ALGORITHM],
          typ: TOKEN_TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'email', 'exp'],
        });
        return { accountId: String(payload.sub), email: String(payload.email) };
      } catch {
        return null;
      }
    },
  };
}

function publicKeyOf(keys: readonly SigningKey[], id: string | undefined): CryptoKey {
  const key = keys.find((candidate) => candidate.id === id);
  if (!key) throw new Error('signed with a key that is not ours');
  return key.publicKey;
}
