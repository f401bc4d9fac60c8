export const ENTER_BOTH = 'Please enter both email and password.';

/** What to tell somebody who left a field of the login form blank; null when neither is. */
export function checkLoginFilled(email: string, password: string): string | null {
  return email.trim() === '' || password.trim() === '' ? ENTER_BOTH : null;
}
