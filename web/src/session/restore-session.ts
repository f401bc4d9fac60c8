import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import { storedToken } from '#http/access-token.ts';
import { isAboutToken } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { pagePath } from '#languages/page-path.ts';
import { forgetSession, keepUser, keptUser } from './keep-session.ts';
import { renewToken } from './renew-token.ts';
import { notedLanguage } from './session-marker.ts';
import { currentSession, type SessionUser, setLoading, setSession } from './session-store.ts';
import { beginTokenCheck } from './token-check.ts';

/** A server that restarts is back in a moment; nobody should be signed out because of it. */
const PAUSES_MS = [400, 1500];

/** Finds out who is signed in, if there is a sign of a session; and starts the token check for a page that waits for it. */
export async function restoreSession(): Promise<void> {
  const known = keptUser();
  setSession({ user: known, loading: known === null });
  if (known && isChecked(pagePath())) beginTokenCheck();
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      await findUser();
      break;
    } catch (error) {
      if (isAboutToken(error)) return forgetSession();
      if (pauseMs !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  if (currentSession().loading) setLoading(false);
  if (notedLanguage()) void import('./account.ts').then(({ tellLanguage }) => tellLanguage()).catch(() => {});
}

/** While it runs, the page's code is still on its way. */
const isChecked = (path: string) => paths.isForSignedIn(path) && paths.waitsForCheck(path);

const isSame = (user: SessionUser, known: SessionUser | null) =>
  JSON.stringify(user) === JSON.stringify(known);

async function findUser(): Promise<void> {
  const known = currentSession().user;
  if (storedToken() === null && (await renewToken(null)) === null) return;
  // The response with a new token also says whose it is, unless another tab received it.
  if (currentSession().user !== known) return;
  // It was said with the token, at most ten minutes ago, and the kitchen's own requests find out whether it still holds.
  if (known && paths.isInKitchens(pagePath())) return;
  const user = await call(accountsApi.getAccount);
  if (!known && isChecked(pagePath())) beginTokenCheck();
  // The same object: otherwise everything that shows the person would be rendered again.
  if (isSame(user, known)) return;
  keepUser(user);
  setSession({ user, loading: false });
}
