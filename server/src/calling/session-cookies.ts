import { DAY_SECONDS } from '@crisper/domain/durations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cookies } from '#http/cookies.ts';

const SESSION = 'crisper_session';
const DEVICE = 'crisper_device';
const PATH = '/api/auth';
const YEAR_SECONDS = 365 * DAY_SECONDS;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SECRET = '[\\w-]{43}';
const SESSION_COOKIE = new RegExp(`^(${UUID})\\.(${UUID})\\.(${SECRET})$`);
const DEVICE_COOKIE = new RegExp(`^${SECRET}$`);

/** The content of the refresh cookie: the ids that find the session, and the secret that is compared with its hash. */
export interface RefreshToken {
  accountId: string;
  sessionId: string;
  secret: string;
}

/** The cookies of one request and its response. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null) {
  const cookies = new Cookies(request, publicUrl);
  return {
    readRefreshToken(): RefreshToken | null {
      const [, accountId, sessionId, secret] =
        SESSION_COOKIE.exec(cookies.read(request, SESSION) ?? '') ?? [];
      return accountId && sessionId && secret ? { accountId, sessionId, secret } : null;
    },
    setRefreshToken({ accountId, sessionId, secret }: RefreshToken, goodUntil: Date): void {
      cookies.set(reply, SESSION, `${accountId}.${sessionId}.${secret}`, {
        path: PATH,
        sameSite: 'Strict',
        maxAgeSeconds: Math.max(0, Math.floor((goodUntil.getTime() - Date.now()) / 1000)),
      });
    },
    clearRefreshToken: () => cookies.clear(reply, SESSION, PATH),
    /** Tells one browser from another; it grants no access. */
    readDevice(): string | null {
      const device = cookies.read(request, DEVICE);
      return device && DEVICE_COOKIE.test(device) ? device : null;
    },
    setDevice(device: string): void {
      // Lax, so that the browser is still known when the person comes back from signing in elsewhere.
      cookies.set(reply, DEVICE, device, { path: PATH, sameSite: 'Lax', maxAgeSeconds: YEAR_SECONDS });
    },
  };
}
