import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { storedToken } from '#http/access-token.ts';
import { call } from '#http/call.ts';
import { request } from '#http/request.ts';
import { dropDrafts } from './drafts.ts';
import type { ProfileEdits } from './identity.ts';
import { forgetSession, keepUser } from './keep-session.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { forgetNoted, notedLanguage } from './session-marker.ts';
import { type SessionUser, setSession } from './session-store.ts';

// Our server keeps an account and a session for every person, whichever provider has their password.

export async function saveProfile(change: ProfileEdits): Promise<SessionUser> {
  const user = await call(accountsApi.updateAccount, { body: change });
  keepUser(user);
  setSession({ user, loading: false });
  return user;
}

/** Tells the server which language the person chose here, once it can be reached. */
export async function tellLanguage(): Promise<void> {
  const language = notedLanguage();
  if (!language) return;
  try {
    await saveProfile({ language });
    // Unless they chose another one meanwhile.
    if (notedLanguage() === language) forgetNoted();
  } catch {
    addEventListener('online', () => void tellLanguage(), { once: true });
  }
}

export async function removeAccount(password: string | undefined): Promise<void> {
  await call(accountsApi.deleteAccount, { body: { password } });
  dropDrafts();
  forgetSession({ isWanted: true });
}

/** Waits for a renewal in progress, whose response would sign the person in again. */
export function endSession({ everywhere }: { everywhere: boolean }): Promise<void> {
  return oneAtATime(async () => {
    await request(accountsApi.logout, storedToken(), { body: { everywhere } });
    dropDrafts();
    forgetSession({ isWanted: true });
  });
}
