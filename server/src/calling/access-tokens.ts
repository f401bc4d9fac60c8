import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, SIGNING_ALGORITHM } from './signing-keys.ts';

const ISSUER = 'crisper';
const ACCESS_TOKEN = { typ: 'at+jwt', audience: 'crisper-api', seconds: 600 };
/** About as many people as use one server within ten minutes; further tokens are verified again. */
const REMEMBERED_MAX = 10_000;
const FLOW = { typ: 'oidc-flow+jwt', audience: 'crisper-oidc', seconds: 600 };

/** The account and the session that the token belongs to. */
export interface TokenClaims {
  accountId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: TokenClaims): Promise<string>;
  /** Null when the token is not ours, was changed or has expired. The caller checks that the session is alive. */
  verify(token: string): Promise<TokenClaims | null>;
  /** The state of a sign-in at a provider, kept until the person comes back. */
  signFlow(flow: Record<string, string>): Promise<string>;
  verifyFlow(token: string): Promise<JWTPayload | null>;
}

/** A token with a verified signature, which stays valid while its key is trusted. */
interface Remembered {
  claims: TokenClaims;
  keyId: string;
  endsAtMs: number;
}

export function createAccessTokens(keys: KeyRing): AccessTokens {
  const remembered = new Map<string, Remembered>();
  function sign(payload: JWTPayload, { typ, audience, seconds }: typeof ACCESS_TOKEN): Promise<string> {
    const key = keys.newest();
    return new SignJWT(payload)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ, kid: key.id })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key.privateKey);
  }

  async function verify(token: string, { typ, audience }: typeof ACCESS_TOKEN, requiredClaims: string[]) {
    const kid = keyIdOf(token);
    const key = kid === null ? null : await keys.find(kid);
    if (!key) return null;
    try {
      const options = { algorithms: [SIGNING_ALGORITHM], typ, issuer: ISSUER, audience, requiredClaims };
      return (await jwtVerify(token, key.publicKey, options)).payload;
    } catch {
      return null;
    }
  }

  return {
    sign: ({ accountId, sessionId }) => sign({ sub: accountId, sid: sessionId }, ACCESS_TOKEN),
    async verify(token) {
      const known = remembered.get(token);
      if (known && known.endsAtMs > Date.now() && keys.has(known.keyId)) return known.claims;
      remembered.delete(token);
      const payload = await verify(token, ACCESS_TOKEN, ['sub', 'sid', 'exp']);
      if (!payload) return null;
      const claims = { accountId: String(payload.sub), sessionId: String(payload.sid) };
      remembered.set(token, { claims, keyId: keyIdOf(token) ?? '', endsAtMs: Number(payload.exp) * 1000 });
      if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? '');
      return claims;
    },
    signFlow: (flow) => sign(flow, FLOW),
    verifyFlow: (token) => verify(token, FLOW, ['exp']),
  };
}

/** Read before the signature is checked, and outside the try block that takes any failure for a bad token. */
function keyIdOf(token: string): string | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return typeof header === 'object' && header !== null && 'kid' in header ? String(header.kid) : null;
  } catch {
    return null;
  }
}
