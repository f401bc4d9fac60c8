import { language } from '@crisper/texts/locale.ts';
import { basename } from '#languages/page-path.ts';
import { localStore } from './local-store.ts';

const KEY = 'access-token';

/** Read again for each request: other tabs replace it, and the person may delete it. */
export const storedToken = (): string | null => localStore.read(KEY);

export const storeToken = (token: string): void => localStore.write(KEY, token);

export const removeToken = (): void => localStore.remove(KEY);

/** When the token expires, by its own word. Undefined where it says nothing that can be read. */
function endOf(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return undefined;
  }
}

/**
 * Called when the page is opened: with an expired token, the server would refuse each of its requests once. Only then, so
 * that a clock that is fast costs one renewal and not one for each request.
 */
export function dropExpiredToken(): void {
  const end = endOf(storedToken() ?? '');
  if (end !== undefined && end <= Date.now()) removeToken();
}

/** Local storage may contain anything; a value that no header can carry is not a token. */
const SENDABLE = /^[!-~]+$/;

const authorization = (token: string): string => `Bearer ${SENDABLE.test(token) ? token : 'unreadable'}`;

/** What every request says: who sends it, and in which language the page is. English is what the server speaks by itself. */
export function ownHeaders(token: string | null): Headers {
  const headers = new Headers();
  if (token !== null) headers.set('Authorization', authorization(token));
  if (basename) headers.set('Language', language);
  return headers;
}
