import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import { removeToken, storeToken } from '#http/access-token.ts';
import { localStore } from '#http/local-store.ts';
import { forgetKept } from '#offline/forget-kept.ts';
import { markedUser, markSession, unmarkSession } from './session-marker.ts';
import { type SessionUser, setSession } from './session-store.ts';

const KEY = 'signed-in-user';

/** As the server last described the person: pages need not wait for it, and can be opened without it. */
export function keptUser(): SessionUser | null {
  const kept = localStore.read(KEY);
  if (kept === null) return null;
  try {
    const user = JSON.parse(kept) as SessionUser;
    return user.uid === markedUser() ? user : null;
  } catch {
    return null;
  }
}

export const keepUser = (user: SessionUser): void => localStore.write(KEY, JSON.stringify(user));

const forgetUser = (): void => localStore.remove(KEY);

/** The end of every way of signing in, in the browser. */
export function keepSession({ accessToken, user }: SignedIn): SignedIn['user'] {
  if (markedUser() !== user.uid) void forgetKept();
  storeToken(accessToken);
  markSession(user.uid);
  keepUser(user);
  setSession({ user, loading: false });
  return user;
}

/** Forgets the person here; the other tabs follow. Leaving by one's own wish, also what was not sent. */
export function forgetSession({ isWanted = false } = {}): void {
  const uid = markedUser();
  removeToken();
  unmarkSession();
  forgetUser();
  void forgetKept({ evenShared: isWanted });
  setSession({ user: null, loading: false });
  if (uid) void forgetKitchens(uid, isWanted).catch(() => undefined);
}

async function forgetKitchens(uid: string, evenWaiting: boolean): Promise<void> {
  const { forgetPerson } = await import('#http/database.ts');
  await forgetPerson(uid, { evenWaiting });
}
