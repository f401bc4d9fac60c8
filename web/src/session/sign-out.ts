import { setSession } from './session-store.ts';

/** Forgets the person in this browser. The identity adapter ends the session on the server here, too. */
export async function signOut(): Promise<void> {
  setSession({ user: null, loading: false });
}
