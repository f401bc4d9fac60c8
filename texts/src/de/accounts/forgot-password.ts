export const pageTitle = 'Passwort vergessen';
export const pageDescription =
  'Wähle ein neues Passwort für dein Crisper-Konto, mit einem Link an deine E-Mail-Adresse.';
export const heading = 'Passwort vergessen?';
export const introduction = 'Nenn uns deine E-Mail-Adresse, dann bekommst du einen Link für ein neues.';
export const note = 'Reste kommen nicht zurück. Passwörter schon.';
export const noMail =
  'Dieses Crisper verschickt keine Mails. Der Link geht an die Leute, die es betreiben, und sie können ihn dir geben.';

export const form = 'Passwort zurücksetzen';
export const send = 'Link schicken';
export const sending = 'Wird gesendet …';
export const failedTitle = 'Hat nicht geklappt';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Gibt es ein Konto für ',
  email,
  ', ist ein Link unterwegs. Er gilt 30 Minuten; schau auch in den Spam-Ordner.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Gibt es ein Konto für ',
  email,
  ', liegt ein Link bei den Leuten, die dieses Crisper betreiben. Frag sie innerhalb von 30 Minuten danach.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Wieder eingefallen? ',
  login('Zurück zum Anmelden'),
];
