import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import { type OidcProvider, oidcStartPath } from '@crisper/domain/accounts/oidc-popup.ts';
import type { Providers } from '@crisper/domain/accounts/user.ts';
import { language } from '@crisper/texts/locale.ts';
import { call } from '#http/call.ts';
import { request } from '#http/request.ts';
import { endSession, removeAccount, saveProfile } from './account.ts';
import { attempt, changeSession } from './attempt.ts';
import { AuthError } from './auth-error.ts';
import type { Identity } from './identity.ts';
import { keepSession } from './keep-session.ts';
import { signInByPopup } from './popup.ts';
import { adoptSession } from './renew-token.ts';
import { restoreSession } from './restore-session.ts';
import { isMarked } from './session-marker.ts';
import { currentSession, onAuthStateChanged, setSession } from './session-store.ts';

/** Our own server as the identity provider. */
export function embeddedIdentity(providers: Providers): Identity {
  const configured: Record<OidcProvider, boolean> = {
    google: providers.google,
    oidc: providers.oidc !== null,
  };

  async function signInWith(provider: OidcProvider) {
    if (!configured[provider]) {
      // Opening the URL tells the operator, in the log, that a person wanted it.
      void fetch(oidcStartPath(provider, '-', language), { redirect: 'manual' }).catch(() => {});
      throw new AuthError('auth/operation-not-allowed');
    }
    await signInByPopup(provider, () => void adoptSession());
    return adoptSession();
  }

  return {
    onAuthStateChanged,
    createUser: (registration) =>
      changeSession(async () =>
        keepSession(await request(accountsApi.register, null, { body: registration })),
      ),
    signIn: (email, password) =>
      changeSession(async () =>
        keepSession(await request(accountsApi.login, null, { body: { email, password } })),
      ),
    signInWithGoogle: () => changeSession(() => signInWith('google')),
    signInWithIssuer: () => changeSession(() => signInWith('oidc')),
    updateProfile: (change) => attempt(() => saveProfile(change)),
    async sendPasswordReset(email) {
      await attempt(() => request(accountsApi.requestPasswordReset, null, { body: { email } }));
    },
    async confirmPasswordReset(token, password) {
      await attempt(() => request(accountsApi.confirmPasswordReset, null, { body: { token, password } }));
      // It ended the account's sessions, which may include this browser's.
      if (isMarked()) await restoreSession();
    },
    async changePassword(currentPassword, newPassword, endKeys) {
      const body = { currentPassword, newPassword, endKeys };
      await attempt(() => call(accountsApi.changePassword, { body }));
      const { user, loading } = currentSession();
      if (user) setSession({ user: { ...user, hasPassword: true }, loading });
    },
    deleteAccount: (password) => attempt(() => removeAccount(password)),
    signOut: (options = { everywhere: false }) => changeSession(() => endSession(options)),
  };
}
