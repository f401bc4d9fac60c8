export const pageTitle = 'Sign up';
export const pageDescription =
  'Create a free Crisper account: keep track of your food and be told before it expires.';
export const heading = 'Create your account';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Have one already? ',
  login('Log in'),
];
export const note = 'A minute here, and nothing is forgotten at the back.';

export const form = 'Create an account';
export const name = 'Name';
export const photoUrl = 'Photo URL';
export const photoUrlHint = 'Optional. The URL of a picture of you.';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating your account…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'By creating an account you agree to the ',
  terms('terms and conditions'),
  '. Everybody can see what you add to the public fridge.',
];

export const createdTitle = 'Account Created';
export const created = 'Your account has been created successfully!';
export const failedTitle = 'Registration Failed';
export const signedUpTitle = 'Signed Up!';
export const googleFailedTitle = 'Google Sign Up Failed';

export const closedHeading = 'No new accounts';
export const closed =
  'No new accounts are opened here for now. The person who runs this Crisper can let you in; ask them for a way in.';
export const invitedHeading = 'By invitation';
export const invited =
  'New people come here by invitation. Ask somebody for a link into their kitchen: it opens an account for you as well.';
export const toLogin = 'Log in';
