export const pageTitle = 'Inloggen';
export const pageDescription =
  'Log in bij Crisper en zie wat er in je koelkast ligt, wat als eerste verloopt en wat je eerst moet opeten.';
export const heading = 'Kom binnen';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Nieuw hier? ',
  register('Maak een account'),
];
export const closed = 'Er komen hier voorlopig geen nieuwe accounts bij.';
export const invited = 'Nieuw hier? Met een uitnodiging voor iemands keuken krijg je een account.';
export const note = 'Iemand moet de melk in de gaten houden.';

export const form = 'Inloggen';
export const forgotPassword = 'Wachtwoord vergeten?';
export const logIn = 'Inloggen';
export const loggingIn = 'Inloggen…';

export const succeededTitle = 'Ingelogd!';
export const failedTitle = 'Inloggen lukte niet';
export const googleSucceededTitle = 'Ingelogd met Google!';
export const googleFailedTitle = 'Inloggen met Google lukte niet';
