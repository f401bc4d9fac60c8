import { useSyncExternalStore } from 'react';
import type { ProfileEdits } from './identity.ts';
import { withIdentity } from './load-identity.ts';
import {
  currentSession,
  type Session,
  type SessionUser,
  setLoading,
  signedOut,
  subscribeToSession,
} from './session-store.ts';

const operations = {
  updateUser: (change: ProfileEdits): Promise<SessionUser> =>
    withIdentity((identity) => identity.updateProfile(change)),
  logOut: (options?: { everywhere: boolean }): Promise<void> =>
    withIdentity((identity) => identity.signOut(options)),
  setLoading,
};

/** Who is signed in, whether that is still loading, and the actions of the session. */
export function useSession(): Session & typeof operations {
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => signedOut);
  return { ...session, ...operations };
}
