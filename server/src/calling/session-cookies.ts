import { DAY_SECONDS } from '@crisper/domain/durations.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cookies } from '#http/cookies.ts';

const SESSION = 'crisper_session';
const DEVICE = 'crisper_device';
const PICTURES = 'crisper_pictures';
const PATH = '/api/auth';
const PICTURES_PATH = '/api/pictures';
const YEAR_SECONDS = 365 * DAY_SECONDS;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SECRET = '[\\w-]{43}';
const SESSION_COOKIE = new RegExp(`^(${UUID})\\.(${UUID})\\.(${SECRET})$`);
const DEVICE_COOKIE = new RegExp(`^${SECRET}$`);

/** The content of a session's cookies: the ids that find the session, and the secret that is compared with its hash. */
export interface RefreshToken {
  accountId: string;
  sessionId: string;
  secret: string;
}

export interface StartedSession {
  token: RefreshToken;
  /** Until then the session lives unused. */
  goodUntil: Date;
  /** Null where the browser has it already. */
  pictureSecret: string | null;
  /** The end of the session in any case. */
  endsAt: Date;
}

const secondsUntil = (moment: Date) => Math.max(0, Math.floor((moment.getTime() - Date.now()) / 1000));

function parseToken(cookie: string | undefined): RefreshToken | null {
  const [, accountId, sessionId, secret] = SESSION_COOKIE.exec(cookie ?? '') ?? [];
  return accountId && sessionId && secret ? { accountId, sessionId, secret } : null;
}

/** The cookie that a browser sends when a page shows a picture, for which it sends no access token. */
export const readPictureToken = (request: FastifyRequest, publicUrl: string | null): RefreshToken | null =>
  parseToken(new Cookies(request, publicUrl).read(request, PICTURES));

/** The cookies of one request and its response. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, publicUrl: string | null) {
  const cookies = new Cookies(request, publicUrl);
  return {
    readRefreshToken: () => parseToken(cookies.read(request, SESSION)),
    setSession({ token, goodUntil, pictureSecret, endsAt }: StartedSession): void {
      const ids = `${token.accountId}.${token.sessionId}`;
      cookies.set(reply, SESSION, `${ids}.${token.secret}`, {
        path: PATH,
        sameSite: 'Strict',
        maxAgeSeconds: secondsUntil(goodUntil),
      });
      if (pictureSecret === null) return;
      cookies.set(reply, PICTURES, `${ids}.${pictureSecret}`, {
        path: PICTURES_PATH,
        sameSite: 'Strict',
        maxAgeSeconds: secondsUntil(endsAt),
      });
    },
    clearSession(): void {
      cookies.clear(reply, SESSION, PATH);
      cookies.clear(reply, PICTURES, PICTURES_PATH);
    },
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
