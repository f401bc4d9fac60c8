export const pageTitle = 'Forgot password';
export const pageDescription =
  'Choose a new password for your Crisper account with a link that we send to your email address.';
export const heading = 'Forgot your password?';
export const introduction = 'Tell us your email address to get a link for choosing a new one.';
export const note = 'Leftovers do not come back. Passwords do.';
export const noMail =
  'This Crisper sends no mail. The link goes to the people who run it, and they can give it to you.';

export const form = 'Reset the password';
export const send = 'Send Reset Link';
export const sending = 'Sending…';
export const failedTitle = 'Reset Failed';
export const linkMailed = <T>({ email }: { email: T }) => [
  'If there is an account for ',
  email,
  ', a link is on its way. It works for 30 minutes; look into the spam folder, too.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'If there is an account for ',
  email,
  ', a link is with the people who run this Crisper. Ask them for it within 30 minutes.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Remembered it? ',
  login('Back to login'),
];
