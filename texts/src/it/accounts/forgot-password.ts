export const pageTitle = 'Password dimenticata';
export const pageDescription =
  'Scegli una nuova password per il tuo account Crisper, con un link che mandiamo al tuo indirizzo email.';
export const heading = 'Hai dimenticato la password?';
export const introduction = 'Scrivi il tuo indirizzo email e ricevi un link per sceglierne una nuova.';
export const note = 'Gli avanzi non tornano. Le password sì.';
export const noMail = 'Questo Crisper non manda email. Il link va a chi lo gestisce, che può passartelo.';

export const form = 'Reimposta la password';
export const send = 'Invia il link';
export const sending = 'Invio…';
export const failedTitle = 'Non ha funzionato';
export const linkMailed = <T>({ email }: { email: T }) => [
  'Se esiste un account per ',
  email,
  ', un link è in viaggio. Funziona per 30 minuti; guarda anche nello spam.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'Se esiste un account per ',
  email,
  ', il link ce l’ha chi gestisce questo Crisper. Chiedilo entro 30 minuti.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Ti è tornata in mente? ',
  login('Torna all’accesso'),
];
