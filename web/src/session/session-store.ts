import type { User } from '@crisper/domain/accounts/user.ts';
import { isMarked } from './session-marker.ts';

export type SessionUser = User;

export interface Session {
  /** Null when nobody is signed in, or not yet known to be. */
  user: SessionUser | null;
  loading: boolean;
}

/** The prerendered pages are what a visitor sees; the browser starts from the same. */
export const signedOut: Session = { user: null, loading: false };

// For a visitor the very same object: React would otherwise draw the page a second time after hydrating it.
let session: Session = isMarked() ? { user: null, loading: true } : signedOut;
const listeners = new Set<() => void>();

/** Called whenever somebody signs in, out, or is being checked. */
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

/** Tells who is signed in, now and whenever that changes. */
export function onAuthStateChanged(listener: (user: SessionUser | null) => void): () => void {
  let told = session.user;
  listener(told);
  return subscribeToSession(() => {
    if (session.user === told) return;
    told = session.user;
    listener(told);
  });
}
