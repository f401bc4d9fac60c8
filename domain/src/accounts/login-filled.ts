/** Whether neither field of the login form is blank. */
export function isLoginFilled(email: string, password: string): boolean {
  return email.trim() !== '' && password.trim() !== '';
}
