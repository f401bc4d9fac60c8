import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { User } from '@crisper/domain/accounts/user.ts';
import { oneRun } from '@crisper/domain/one-run.ts';
import { storedToken } from '#http/access-token.ts';
import { isAboutToken } from '#http/api-error.ts';
import { request } from '#http/request.ts';
import { forgetSession, keepSession } from './keep-session.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isMarked } from './session-marker.ts';

/** A token in place of a missing or refused one: one request for all calls and all tabs. Null when the session is over. */
export const renewToken = oneRun((stale: string | null) => oneAtATime(() => renew(stale)));

async function renew(stale: string | null): Promise<string | null> {
  // While this tab waited for its turn, another one may have renewed the token, or signed out.
  const current = storedToken();
  if (current !== null && current !== stale) return current;
  if (!isMarked()) return null;
  try {
    const signedIn = await request(accountsApi.refreshSession, null);
    keepSession(signedIn);
    return signedIn.accessToken;
  } catch (error) {
    if (!isAboutToken(error)) throw error;
    forgetSession();
    return null;
  }
}

/** Takes over the session that a popup has just opened: its cookie is set, but the person is not known yet. */
export function adoptSession(): Promise<User> {
  return oneAtATime(async () => keepSession(await request(accountsApi.refreshSession, null)));
}
