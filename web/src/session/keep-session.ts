import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { removeToken, storeToken } from '#http/access-token.ts';
import { forgetKept } from '#offline/forget-kept.ts';
import { markedUser, markSession, unmarkSession } from './session-marker.ts';
import { setSession } from './session-store.ts';

/** The end of every way of signing in, in the browser. */
export function keepSession({ accessToken, user }: SignedIn): SignedIn['user'] {
  if (markedUser() !== user.uid) void forgetKept();
  storeToken(accessToken);
  markSession(user.uid);
  setSession({ user, loading: false });
  return user;
}

/** Forgets the person here; the other tabs follow. */
export function forgetSession(): void {
  removeToken();
  unmarkSession();
  void forgetKept();
  setSession({ user: null, loading: false });
}
