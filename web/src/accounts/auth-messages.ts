import * as texts from '@crisper/texts/accounts/auth-failures.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { AuthError } from '#session/auth-error.ts';

type Messages = Partial<Record<AuthError['code'], string>>;

const login: Messages = {
  'auth/user-not-found': errorText.user_not_found,
  'auth/wrong-password': errorText.wrong_password,
  'auth/invalid-email': texts.invalidEmail,
  'auth/too-many-requests': errorText.too_many_attempts,
};

const google: Messages = {
  'auth/operation-not-allowed': texts.googleNotSetUp,
};

/** Our text for a known code, else the provider's own message, else `fallback`. */
function wordsFor(error: unknown, known: Messages, fallback: string): string {
  if (!(error instanceof AuthError)) return fallback;
  return known[error.code] ?? (error.message || fallback);
}

export const loginMessage = (error: unknown): string => wordsFor(error, login, texts.failed);

export const googleLoginMessage = (error: unknown): string =>
  wordsFor(
    error,
    {
      ...google,
      'auth/popup-closed-by-user': texts.googlePopupClosed,
      'auth/cancelled-popup-request': texts.googlePopupClosed,
    },
    texts.googleLoginFailed,
  );

export const registrationMessage = (error: unknown): string => wordsFor(error, {}, texts.registrationFailed);

export const googleSignUpMessage = (error: unknown): string =>
  wordsFor(error, google, texts.googleSignUpFailed);

export const accountMessage = (error: unknown): string => wordsFor(error, {}, texts.failed);
