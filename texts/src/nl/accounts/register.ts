export const pageTitle = 'Account maken';
export const pageDescription =
  'Maak een gratis Crisper-account: hou bij wat je in huis hebt en krijg bericht voor het verloopt.';
export const heading = 'Maak je account';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Heb je er al een? ',
  login('Inloggen'),
];
export const note = 'Eén minuut werk, en achterin blijft niets meer liggen.';

export const form = 'Account maken';
export const name = 'Naam';
export const photoUrl = 'URL van je foto';
export const photoUrlHint = 'Niet verplicht. De URL van een foto van jou.';
export const createAccount = 'Account maken';
export const creatingAccount = 'Je account maken…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Met een account ga je akkoord met de ',
  terms('voorwaarden'),
  '. Iedereen kan zien wat je in de open koelkast legt.',
];

export const createdTitle = 'Account gemaakt';
export const created = 'Je account is klaar!';
export const failedTitle = 'Dat lukte niet';
export const signedUpTitle = 'Je hebt een account!';
export const googleFailedTitle = 'Account maken met Google lukte niet';

export const closedHeading = 'Geen nieuwe accounts';
export const closed =
  'Er komen hier voorlopig geen nieuwe accounts bij. Wie deze Crisper beheert, kan je binnenlaten; vraag ernaar.';
export const invitedHeading = 'Op uitnodiging';
export const invited =
  'Nieuwe mensen komen hier binnen met een uitnodiging. Vraag iemand om een link naar de keuken: daarmee krijg je ook een account.';
export const toLogin = 'Inloggen';
