import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { removeToken, storeToken } from '#http/access-token.ts';
import { markSession, unmarkSession } from './session-marker.ts';
import { setSession } from './session-store.ts';

/** The end of every way of signing in, in the browser. */
export function keepSession({ accessToken, user }: SignedIn): SignedIn['user'] {
  storeToken(accessToken);
  markSession(user.uid);
  setSession({ user, loading: false });
  return user;
}

/** Forgets the person here; the other tabs follow. */
export function forgetSession(): void {
  removeToken();
  unmarkSession();
  setSession({ user: null, loading: false });
}
