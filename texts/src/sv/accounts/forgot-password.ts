export const pageTitle = 'Glömt lösenordet';
export const pageDescription =
  'Välj ett nytt lösenord för ditt Crisper-konto med en länk som vi skickar till din e-postadress.';
export const heading = 'Glömt lösenordet?';
export const introduction = 'Skriv din e-postadress så får du en länk för att välja ett nytt.';
export const note = 'Rester kommer inte tillbaka. Det gör lösenord.';
export const noMail =
  'Den här servern skickar inga mejl. Länken går till dem som driver den, och de kan ge den till dig.';

export const form = 'Återställ lösenordet';
export const send = 'Skicka länk';
export const sending = 'Skickar …';
export const failedTitle = 'Inte återställt';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Om det finns ett konto för ',
  email,
  ' är en länk på väg. Den gäller i 30 minuter; titta i skräpposten också.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Om det finns ett konto för ',
  email,
  ' finns en länk hos dem som driver servern. Be dem om den inom 30 minuter.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Kom du på det? ',
  login('Tillbaka till inloggningen'),
];
