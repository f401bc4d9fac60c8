import { useSyncExternalStore } from 'react';

export interface SessionUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  metadata: { creationTime: string };
}

export interface Session {
  user: SessionUser | null;
  loading: boolean;
}

// The prerendered pages are what a visitor sees; the browser starts from the same.
const signedOut: Session = { user: null, loading: false };
let session = signedOut;
const listeners = new Set<() => void>();

/** Called by the identity adapter whenever somebody signs in, out, or is being checked. */
export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentSession = (): Session => session;

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => signedOut);
}
