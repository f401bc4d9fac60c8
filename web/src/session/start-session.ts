import { renewTokensBy } from '#http/token-source.ts';
import { dropDrafts } from './drafts.ts';
import { isMarked, markedUser, SESSION_MARKER_KEY } from './session-marker.ts';
import { currentSession, setLoading, setSession } from './session-store.ts';

/** Restores the session when a page is opened, and follows changes in other tabs. */
export function startSession(): void {
  renewTokensBy(async (stale) => {
    if (!isMarked()) return null;
    const { renewToken } = await import('./renew-token.ts');
    return renewToken(stale);
  });
  addEventListener('storage', ({ key }) => {
    // A key of null says that everything was cleared.
    if (key === SESSION_MARKER_KEY || key === null) follow();
  });
  // A page from the browser's back cache missed every change since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // Without a network the server could not be asked who is signed in.
  addEventListener('online', () => {
    if (!currentSession().loading) follow();
  });
  if (isMarked()) void restore();
}

/** The person may have signed in or out in another tab. */
function follow(): void {
  const uid = markedUser();
  // A visitor's own drafts survive the back button.
  if (uid === null && currentSession().user) dropDrafts();
  if (uid === null) setSession({ user: null, loading: false });
  else if (uid !== currentSession().user?.uid) void restore();
}

async function restore(): Promise<void> {
  try {
    const { restoreSession } = await import('./restore-session.ts');
    await restoreSession();
  } catch {
    return setLoading(false);
  }
  void import('./keep-pages.ts').catch(() => {});
}
