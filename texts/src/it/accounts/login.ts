export const pageTitle = 'Accedi';
export const pageDescription =
  'Accedi a Crisper per vedere cosa hai in frigo, cosa scade presto e cosa mangiare prima.';
export const heading = 'Entra pure';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Prima volta qui? ',
  register('Crea un account'),
];
export const closed = 'Per ora qui non si aprono nuovi account.';
export const invited = 'Prima volta qui? Un invito nella cucina di qualcuno ti apre un account.';
export const note = 'Qualcuno deve pur tenere d’occhio il latte.';

export const form = 'Accedi';
export const forgotPassword = 'Password dimenticata?';
export const logIn = 'Accedi';
export const loggingIn = 'Accesso…';

export const succeededTitle = 'Accesso riuscito!';
export const failedTitle = 'Accesso non riuscito';
export const googleSucceededTitle = 'Accesso con Google riuscito!';
export const googleFailedTitle = 'Accesso con Google non riuscito';
