import { errorText, unreachable } from '@crisper/texts/errors.ts';
import { ApiError } from '#http/api-error.ts';

/** A failure of the identity provider. The message may be empty; then the page has a text of its own. */
export class AuthError extends Error {
  readonly code: `auth/${string}`;
  /** The problem of each field that was sent, by its name. */
  readonly fields: Record<string, string>;

  constructor(code: `auth/${string}`, message = '', fields: Record<string, string> = {}) {
    super(message);
    this.name = 'AuthError';
    this.code = code;
    this.fields = fields;
  }
}

const codes: Partial<Record<ApiError['code'], `auth/${string}`>> = {
  user_not_found: 'auth/user-not-found',
  wrong_password: 'auth/wrong-password',
  invalid_credentials: 'auth/invalid-credential',
  too_many_attempts: 'auth/too-many-requests',
  too_many_requests: 'auth/too-many-requests',
  email_in_use: 'auth/email-already-in-use',
  registration_closed: 'auth/admin-restricted-operation',
  registration_by_invitation: 'auth/admin-restricted-operation',
  email_missing: 'auth/missing-email',
  email_not_verified: 'auth/account-exists-with-different-credential',
  identity_not_proven: 'auth/invalid-user-token',
  provider_not_configured: 'auth/operation-not-allowed',
  reset_link_invalid: 'auth/invalid-action-code',
  sign_in_again: 'auth/requires-recent-login',
  unauthenticated: 'auth/user-token-expired',
  invalid_token: 'auth/user-token-expired',
  unreachable: 'auth/network-request-failed',
};

/** Firebase has codes for these, but no texts. */
const firebaseWords: Partial<Record<string, string>> = {
  'auth/invalid-credential': errorText.invalid_credentials,
  'auth/email-already-in-use': errorText.email_in_use,
  'auth/invalid-action-code': errorText.reset_link_invalid,
  'auth/expired-action-code': errorText.reset_link_invalid,
  'auth/requires-recent-login': errorText.sign_in_again,
  'auth/network-request-failed': unreachable,
};

/** An error of our server or of Firebase, in the same form. Any other error is a bug and stays as it is. */
export function toAuthError(error: unknown): unknown {
  if (isFirebaseError(error)) {
    return new AuthError(error.code, wordsOf(error.message) || (firebaseWords[error.code] ?? ''));
  }
  if (!(error instanceof ApiError)) return error;
  const { message, fields } = error;
  if (fields.email) return new AuthError('auth/invalid-email', message, fields);
  if (fields.password || fields.newPassword) return new AuthError('auth/weak-password', message, fields);
  return new AuthError(codes[error.code] ?? 'auth/internal-error', message, fields);
}

function isFirebaseError(error: unknown): error is Error & { code: `auth/${string}` } {
  return error instanceof Error && error.name === 'FirebaseError' && 'code' in error;
}

/** Firebase writes "Firebase: Password should be … (auth/weak-password)." and, where it has no text, "Error". */
function wordsOf(message: string): string {
  const words = message.replace(/^Firebase: /, '').replace(/ ?\(auth\/[\w-]+\)\.?$/, '');
  return words === 'Error' ? '' : words;
}
