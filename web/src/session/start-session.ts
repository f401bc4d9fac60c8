import { renewTokensBy } from '#http/call.ts';
import { isMarked, SESSION_MARKER_KEY } from './session-marker.ts';
import { currentSession, setSession } from './session-store.ts';

/** Wakes the session up as the page opens, and keeps it in step with the other tabs. */
export function startSession(): void {
  renewTokensBy(async (stale) => {
    if (!isMarked()) return null;
    const { renewToken } = await import('./renew-token.ts');
    return renewToken(stale);
  });
  addEventListener('storage', ({ key, newValue }) => {
    // A key of null says that everything was cleared.
    if (key !== SESSION_MARKER_KEY && key !== null) return;
    if (newValue === null) setSession({ user: null, loading: false });
    else if (newValue !== currentSession().user?.uid) void restore();
  });
  if (isMarked()) void restore();
}

async function restore(): Promise<void> {
  const { restoreSession } = await import('./restore-session.ts');
  await restoreSession();
  // Whoever is signed in may want to sign out while there is no connection to fetch the code for it.
  void import('./choose-identity.ts').catch(() => {});
}
