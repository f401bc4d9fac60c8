export const pageTitle = 'Glemt adgangskode';
export const pageDescription =
  'Vælg en ny adgangskode til din Crisper-konto med et link, vi sender til din mailadresse.';
export const heading = 'Glemt din adgangskode?';
export const introduction = 'Skriv din mailadresse, så får du et link til at vælge en ny.';
export const note = 'Rester kommer ikke igen. Det gør adgangskoder.';
export const noMail =
  'Dette Crisper sender ingen mails. Linket går til dem, der driver det, og de kan give dig det.';

export const form = 'Nulstil adgangskoden';
export const send = 'Send link';
export const sending = 'Sender …';
export const failedTitle = 'Det virkede ikke';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Findes der en konto til ',
  email,
  ', er et link på vej. Det virker i 30 minutter; kig også i spammappen.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Findes der en konto til ',
  email,
  ', ligger et link hos dem, der driver dette Crisper. Bed dem om det inden for 30 minutter.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Kom du i tanke om den? ',
  login('Tilbage til login'),
];
