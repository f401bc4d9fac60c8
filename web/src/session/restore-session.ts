import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { storedToken } from '#http/access-token.ts';
import { isAboutToken } from '#http/api-error.ts';
import { call } from '#http/call.ts';
import { forgetSession, keepUser, keptUser } from './keep-session.ts';
import { renewToken } from './renew-token.ts';
import { currentSession, setSession } from './session-store.ts';
import { beginTokenCheck } from './token-check.ts';

/** A server that restarts is back in a moment; nobody should be signed out because of it. */
const PAUSES_MS = [400, 1500];

/** Finds out who is signed in, if there is a sign of a session; and for a protected page starts the token check. */
export async function restoreSession(isForSignedIn = false): Promise<void> {
  const known = keptUser();
  setSession({ user: known, loading: known === null });
  for (const pauseMs of [...PAUSES_MS, null]) {
    try {
      await findUser(isForSignedIn);
      break;
    } catch (error) {
      if (isAboutToken(error)) return forgetSession();
      if (pauseMs !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  setSession({ user: currentSession().user, loading: false });
}

async function findUser(isForSignedIn: boolean): Promise<void> {
  const known = currentSession().user;
  if (storedToken() === null && (await renewToken(null)) === null) return;
  // The response with a new token also says whose it is, unless another tab received it.
  if (currentSession().user !== known) return;
  const user = await call(accountsApi.getAccount);
  if (isForSignedIn) beginTokenCheck();
  keepUser(user);
  setSession({ user, loading: false });
}
