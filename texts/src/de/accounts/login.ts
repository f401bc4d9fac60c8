export const pageTitle = 'Anmelden';
export const pageDescription =
  'Melde dich bei Crisper an und sieh, was im Kühlschrank ist, was als Nächstes abläuft und was du zuerst essen solltest.';
export const heading = 'Komm rein';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Neu hier? ',
  register('Konto anlegen'),
];
export const closed = 'Neue Konten gibt es hier zurzeit nicht.';
export const invited = 'Neu hier? Mit einer Einladung in eine Küche bekommst du auch ein Konto.';
export const note = 'Jemand muss ja auf die Milch aufpassen.';

export const form = 'Anmelden';
export const forgotPassword = 'Passwort vergessen?';
export const logIn = 'Anmelden';
export const loggingIn = 'Du wirst angemeldet …';

export const succeededTitle = 'Schön, dass du da bist!';
export const failedTitle = 'Nicht angemeldet';
export const googleSucceededTitle = 'Mit Google angemeldet!';
export const googleFailedTitle = 'Nicht mit Google angemeldet';
