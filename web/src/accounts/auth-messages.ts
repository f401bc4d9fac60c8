import { AuthError } from '#session/auth-error.ts';

type Messages = Partial<Record<AuthError['code'], string>>;

const login: Messages = {
  'auth/user-not-found': 'User not found. Please register first.',
  'auth/wrong-password': 'Incorrect password. Please try again.',
  'auth/invalid-email': 'Invalid email address.',
  'auth/too-many-requests': 'Too many failed login attempts. Please wait and try again later.',
};

const google: Messages = {
  'auth/operation-not-allowed':
    'Logging in with Google is not set up here. Please use your email and password instead.',
};

/** Our words for what we know, else the provider's own, else something rather than nothing. */
function wordsFor(error: unknown, known: Messages, fallback: string): string {
  if (!(error instanceof AuthError)) return fallback;
  return known[error.code] ?? (error.message || fallback);
}

export const loginMessage = (error: unknown): string =>
  wordsFor(error, login, 'Something went wrong, please try again.');

export const googleLoginMessage = (error: unknown): string =>
  wordsFor(
    error,
    {
      ...google,
      'auth/popup-closed-by-user': 'Google login popup closed before completion.',
      'auth/cancelled-popup-request': 'Google login popup closed before completion.',
    },
    'Google login failed. Please try again.',
  );

export const registrationMessage = (error: unknown): string =>
  wordsFor(error, {}, 'Something went wrong during registration.');

export const googleSignUpMessage = (error: unknown): string =>
  wordsFor(error, google, 'Something went wrong with Google sign up.');

export const accountMessage = (error: unknown): string =>
  wordsFor(error, {}, 'Something went wrong, please try again.');
