export const pageTitle = 'Log in';
export const pageDescription =
  'Log in to Crisper to see what is in your fridge, what expires next, and what to eat first.';
export const heading = 'Come in';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'New here? ',
  register('Create an account'),
];
export const closed = 'No new accounts are opened here for now.';
export const invited = 'New here? An invitation into somebody’s kitchen opens an account for you.';
export const note = 'Somebody has to keep an eye on the milk.';

export const form = 'Log in';
export const forgotPassword = 'Forgot password?';
export const logIn = 'Log in';
export const loggingIn = 'Logging in…';

export const succeededTitle = 'Login Successful!';
export const failedTitle = 'Login Failed';
export const googleSucceededTitle = 'Google Login Successful!';
export const googleFailedTitle = 'Google Login Failed';
