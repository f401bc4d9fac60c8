import type { User } from '@crisper/domain/accounts/user.ts';
import { isMarked } from './session-marker.ts';

export type SessionUser = User;

export interface Session {
  /** Null when the person is not signed in, or not yet known to be. */
  user: SessionUser | null;
  loading: boolean;
}

/** The prerendered pages show a visitor's view; the browser starts from the same. */
export const signedOut: Session = { user: null, loading: false };

// For a visitor the very same object: otherwise React would render the page a second time after hydrating it.
let session: Session = isMarked() ? { user: null, loading: true } : signedOut;
const listeners = new Set<() => void>();

/** Called whenever a person signs in or out, or is being checked. */
export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const setLoading = (loading: boolean): void => setSession({ ...session, loading });

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

/** Reports who is signed in, now and whenever that changes. */
export function onAuthStateChanged(listener: (user: SessionUser | null) => void): () => void {
  let told = session.user;
  listener(told);
  return subscribeToSession(() => {
    if (session.user === told) return;
    told = session.user;
    listener(told);
  });
}
