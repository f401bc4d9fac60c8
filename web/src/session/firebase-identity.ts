import { accountsApi } from '@crisper/domain/accounts/accounts-api.ts';
import type { Providers } from '@crisper/domain/accounts/user.ts';
import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  type User as FirebaseUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from '@firebase/auth';
import { request } from '#http/request.ts';
import { endSession, removeAccount, saveProfile } from './account.ts';
import { attempt, changeSession } from './attempt.ts';
import { AuthError } from './auth-error.ts';
import type { Identity } from './identity.ts';
import { keepSession } from './keep-session.ts';
import { onAuthStateChanged, type SessionUser } from './session-store.ts';

/** Firebase as the identity provider. Its token is exchanged for a session of our own. */
export function firebaseIdentity(settings: NonNullable<Providers['firebase']>): Identity {
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });

  async function exchange(user: FirebaseUser, invitation?: string): Promise<SessionUser> {
    // A new token: the name may have been set since the last.
    const idToken = await user.getIdToken(true);
    return keepSession(
      await request(accountsApi.signInWithFirebase, null, { body: { idToken, invitation } }),
    );
  }

  async function signedInUser(): Promise<FirebaseUser | null> {
    await auth.authStateReady();
    return auth.currentUser;
  }

  return {
    onAuthStateChanged,
    createUser: ({ name, email, password, photoURL, invitation }) =>
      changeSession(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name, photoURL });
        return exchange(user, invitation);
      }),
    signIn: (email, password) =>
      changeSession(async () => exchange((await signInWithEmailAndPassword(auth, email, password)).user)),
    signInWithGoogle: () =>
      changeSession(async () => exchange((await signInWithPopup(auth, new GoogleAuthProvider())).user)),
    signInWithIssuer: () => Promise.reject(new AuthError('auth/operation-not-allowed')),
    updateProfile: (change) =>
      attempt(async () => {
        const user = await signedInUser();
        if (user) await updateProfile(user, change);
        return saveProfile(change);
      }),
    sendPasswordReset: (email) =>
      attempt(() => sendPasswordResetEmail(auth, email, { url: `${location.origin}/login` })),
    confirmPasswordReset: (code, password) => attempt(() => confirmPasswordReset(auth, code, password)),
    changePassword: null,
    deleteAccount: (password) =>
      attempt(async () => {
        const user = await signedInUser();
        await removeAccount(password);
        if (user) await deleteUser(user);
      }),
    signOut: (options = { everywhere: false }) =>
      changeSession(async () => {
        await endSession(options);
        await signOut(auth);
      }),
  };
}
