import type { Registration } from '@crisper/domain/accounts/forms.ts';
import { isStrongPassword } from '@crisper/domain/accounts/password.ts';
import { isInsecureUrl } from '@crisper/domain/pictures/picture-url.ts';
import * as texts from '@crisper/texts/accounts/register.ts';
import { imageInsecure } from '@crisper/texts/problems.ts';
import { keptInvitation } from '#http/kept-invitation.ts';
import { AuthError } from '#session/auth-error.ts';
import { offerKitchen } from '#session/first-run/progress.ts';
import { withIdentity } from '#session/load-identity.ts';
import { showAlert } from '#ui/dialogs/alert-dialog.ts';
import { googleSignUpMessage, registrationMessage } from './auth-messages.ts';
import { warnOfWeakPassword } from './warn-of-weak-password.ts';

const CREATED_MS = 2000;
const SIGNED_UP_MS = 1500;

/** Creates the account and tells the user the outcome. Resolves to the problem of each field. */
export async function signUp(entered: Record<keyof Registration, string>): Promise<Record<string, string>> {
  if (!isStrongPassword(entered.password)) {
    await warnOfWeakPassword();
    return {};
  }
  // Checked here, because an external provider would accept it.
  if (isInsecureUrl(entered.photoURL)) return { photoURL: imageInsecure };
  const { name, email, password } = entered;
  const photoURL = entered.photoURL.trim() || null;
  try {
    const invitation = keptInvitation()?.token;
    await withIdentity((identity) => identity.createUser({ name, email, password, photoURL, invitation }));
  } catch (error) {
    await showAlert({ icon: 'error', title: texts.failedTitle, text: registrationMessage(error) });
    return error instanceof AuthError ? error.fields : {};
  }
  offerKitchen();
  await showAlert({
    icon: 'success',
    title: texts.createdTitle,
    text: texts.created,
    timerMs: CREATED_MS,
  });
  return {};
}

async function tell(attempt: Promise<unknown>, failure: string, words: typeof registrationMessage) {
  try {
    await attempt;
  } catch (error) {
    return showAlert({ icon: 'error', title: failure, text: words(error) });
  }
  offerKitchen();
  return showAlert({ icon: 'success', title: texts.signedUpTitle, timerMs: SIGNED_UP_MS });
}

export const signUpWithGoogle = (): Promise<void> => {
  const attempt = withIdentity((identity) => identity.signInWithGoogle());
  return tell(attempt, texts.googleFailedTitle, googleSignUpMessage);
};

export const signUpWithIssuer = (): Promise<void> => {
  const attempt = withIdentity((identity) => identity.signInWithIssuer());
  return tell(attempt, texts.failedTitle, registrationMessage);
};
