import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';
import type { Registration } from '@crisper/domain/accounts/forms.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import type { SessionUser } from './session-store.ts';

/** Omitted fields stay. */
export interface ProfileEdits {
  displayName?: string;
  photoURL?: string | null;
  timeZone?: TimeZone;
  language?: Language;
  emailSeenBy?: EmailAudience;
}

/** The invitation is the one that the person comes by, if any. */
type SignUp = Registration & { invitation?: string | undefined };

/** The interface of an identity provider: our own server, or Firebase. Failures are `AuthError`s. */
export interface Identity {
  onAuthStateChanged(listener: (user: SessionUser | null) => void): () => void;
  createUser(registration: SignUp): Promise<SessionUser>;
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Opens a popup before anything else, while the browser still attributes it to the click. */
  signInWithGoogle(): Promise<SessionUser>;
  /** The same at the operator's own issuer, if there is one. */
  signInWithIssuer(): Promise<SessionUser>;
  updateProfile(change: ProfileEdits): Promise<SessionUser>;
  sendPasswordReset(email: string): Promise<void>;
  confirmPasswordReset(token: string, password: string): Promise<void>;
  /** Null if passwords are changed elsewhere. A person without a password passes none. */
  changePassword: ((current: string | undefined, next: string, endKeys: boolean) => Promise<void>) | null;
  deleteAccount(password: string | undefined): Promise<void>;
  signOut(options?: { everywhere: boolean }): Promise<void>;
}
