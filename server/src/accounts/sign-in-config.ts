import { REGISTRATIONS } from '@crisper/domain/accounts/registration.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '@crisper/domain/durations.ts';
import * as z from 'zod/mini';
import { type Limit, limitCount, MINUTE_SECONDS } from '#limits/limit.ts';

/** The number of networks that must use up their daily guesses before an account refuses browsers it does not know. */
const NETWORKS_TO_LOCK = 10;

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;
const secureAddress = z
  .url()
  .check(z.refine((url) => url.startsWith('https://') || LOOPBACK.test(url), 'must begin with https://'));

/** The variables that configure how people sign in. */
export const signInEnvironment = {
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  REGISTRATION: z._default(z.enum(REGISTRATIONS), 'open'),
  LOGIN_ERRORS: z._default(z.enum(['distinct', 'uniform']), 'distinct'),
  LIMIT_LOGINS_PER_ACCOUNT: z._default(limitCount, 10),
  LIMIT_LOGINS_PER_ACCOUNT_DAILY: z._default(limitCount, 500),
  LIMIT_LOGINS_PER_ADDRESS: z._default(limitCount, 300),
  LIMIT_UNKNOWN_PER_ADDRESS: z._default(limitCount, 10),
  LIMIT_SIGN_UPS_PER_ADDRESS: z._default(limitCount, 100),
  LIMIT_RESETS_PER_ACCOUNT: z._default(limitCount, 5),
  LIMIT_RESETS_PER_ADDRESS: z._default(limitCount, 100),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(secureAddress, 'https://accounts.google.com'),
  OIDC_ISSUER: z.optional(secureAddress),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z._default(z.string(), 'Single sign-on'),
  FIREBASE_PROJECT_ID: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a project id'))),
  FIREBASE_API_KEY: z.optional(z.string()),
  // It becomes part of the content security policy, so it may be only a host name.
  FIREBASE_AUTH_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name'))),
  FIREBASE_JWKS_URL: z._default(
    secureAddress,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
};

const schema = z.object(signInEnvironment);
type Environment = z.output<typeof schema>;

/** These variables are useless without one another. */
const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'],
] as const satisfies (keyof Environment)[][];

export function checkGroups(env: Environment): string[] {
  return GROUPS.flatMap((group) => {
    const missing = group.filter((name) => env[name] === undefined);
    const partly = missing.length > 0 && missing.length < group.length;
    return partly ? missing.map((name) => `${name}: must be set together with ${group.join(', ')}`) : [];
  });
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

export interface FirebaseSettings {
  projectId: string;
  apiKey: string;
  authDomain: string;
  jwksUrl: string;
}

export function signInConfig(env: Environment) {
  const each = (count: number, seconds: number): Limit => ({ count, seconds });
  const google: OidcSettings | null =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? {
          issuer: env.GOOGLE_ISSUER,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET,
          name: 'Google',
        }
      : null;
  const oidc: OidcSettings | null =
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          name: env.OIDC_NAME,
        }
      : null;
  const firebase: FirebaseSettings | null =
    env.FIREBASE_PROJECT_ID && env.FIREBASE_API_KEY && env.FIREBASE_AUTH_DOMAIN
      ? {
          projectId: env.FIREBASE_PROJECT_ID,
          apiKey: env.FIREBASE_API_KEY,
          authDomain: env.FIREBASE_AUTH_DOMAIN,
          jwksUrl: env.FIREBASE_JWKS_URL,
        }
      : null;
  return {
    /** Encrypts the signing keys at rest; null stores them unencrypted. */
    secretKey: env.SECRET_KEY ?? null,
    /** Who may open an account. */
    registration: env.REGISTRATION,
    /** Whether an unknown email address and a wrong password get the same response. */
    uniformLoginErrors: env.LOGIN_ERRORS === 'uniform',
    limits: {
      loginsPerAccount: each(env.LIMIT_LOGINS_PER_ACCOUNT, 15 * MINUTE_SECONDS),
      loginsPerAccountDaily: each(env.LIMIT_LOGINS_PER_ACCOUNT_DAILY, DAY_SECONDS),
      loginsPerNetworkDaily: each(
        Math.ceil(env.LIMIT_LOGINS_PER_ACCOUNT_DAILY / NETWORKS_TO_LOCK),
        DAY_SECONDS,
      ),
      loginsPerAddress: each(env.LIMIT_LOGINS_PER_ADDRESS, 15 * MINUTE_SECONDS),
      unknownPerAddress: each(env.LIMIT_UNKNOWN_PER_ADDRESS, 15 * MINUTE_SECONDS),
      signUpsPerAddress: each(env.LIMIT_SIGN_UPS_PER_ADDRESS, HOUR_SECONDS),
      resetsPerAccount: each(env.LIMIT_RESETS_PER_ACCOUNT, HOUR_SECONDS),
      resetsPerAddress: each(env.LIMIT_RESETS_PER_ADDRESS, HOUR_SECONDS),
    },
    google,
    oidc,
    firebase,
  };
}

export type SignInConfig = ReturnType<typeof signInConfig>;
