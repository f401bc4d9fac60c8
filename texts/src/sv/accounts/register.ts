export const pageTitle = 'Skapa konto';
export const pageDescription =
  'Skapa ett gratis Crisper-konto: håll reda på maten och få veta det innan den går ut.';
export const heading = 'Skapa ditt konto';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Har du redan ett? ',
  login('Logga in'),
];
export const note = 'En minut här, och inget glöms längst in i kylen.';

export const form = 'Skapa ett konto';
export const name = 'Namn';
export const photoUrl = 'Fotots URL';
export const photoUrlHint = 'Valfritt. URL:en till en bild på dig.';
export const createAccount = 'Skapa konto';
export const creatingAccount = 'Skapar ditt konto …';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'När du skapar ett konto godkänner du ',
  terms('villkoren'),
  '. Alla kan se det du lägger i det öppna kylskåpet.',
];

export const createdTitle = 'Kontot är skapat';
export const created = 'Ditt konto är skapat!';
export const failedTitle = 'Inte registrerad';
export const signedUpTitle = 'Välkommen!';
export const googleFailedTitle = 'Inte registrerad med Google';

export const closedHeading = 'Inga nya konton';
export const closed =
  'Just nu öppnas inga nya konton här. Den som driver servern kan släppa in dig; be om en väg in.';
export const invitedHeading = 'Bara med inbjudan';
export const invited =
  'Nya personer kommer hit genom inbjudan. Be någon om en länk till sitt kök: den öppnar ett konto åt dig också.';
export const toLogin = 'Logga in';
