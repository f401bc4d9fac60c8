export const pageTitle = 'Wachtwoord vergeten';
export const pageDescription =
  'Kies een nieuw wachtwoord voor je Crisper-account met een link die we naar je e-mailadres sturen.';
export const heading = 'Wachtwoord vergeten?';
export const introduction = 'Vul je e-mailadres in en je krijgt een link om een nieuw wachtwoord te kiezen.';
export const note = 'Restjes komen niet terug. Wachtwoorden wel.';
export const noMail =
  'Deze Crisper verstuurt geen mail. De link gaat naar wie hem beheert, en die kan hem aan jou geven.';

export const form = 'Nieuw wachtwoord aanvragen';
export const send = 'Link sturen';
export const sending = 'Versturen…';
export const failedTitle = 'Dat lukte niet';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Als er een account is voor ',
  email,
  ', is er een link onderweg. Die werkt 30 minuten; kijk ook in je spammap.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Als er een account is voor ',
  email,
  ', ligt er een link bij wie deze Crisper beheert. Vraag er binnen 30 minuten om.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Toch weer te binnen geschoten? ',
  login('Inloggen'),
];
