export const pageTitle = 'Opret konto';
export const pageDescription =
  'Opret en gratis Crisper-konto: Hold styr på din mad, og få besked, før den udløber.';
export const heading = 'Opret din konto';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Har du allerede en? ',
  login('Log ind'),
];
export const note = 'Et minut her, så bliver intet glemt bagerst på hylden.';

export const form = 'Opret konto';
export const name = 'Navn';
export const photoUrl = 'URL til foto';
export const photoUrlHint = 'Valgfrit. URL’en til et billede af dig.';
export const createAccount = 'Opret konto';
export const creatingAccount = 'Opretter din konto …';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Når du opretter en konto, accepterer du ',
  terms('vilkårene'),
  '. Alle kan se det, du lægger i det åbne køleskab.',
];

export const createdTitle = 'Kontoen er oprettet';
export const created = 'Din konto er klar!';
export const failedTitle = 'Ikke oprettet';
export const signedUpTitle = 'Oprettet!';
export const googleFailedTitle = 'Ikke oprettet med Google';

export const closedHeading = 'Ingen nye konti';
export const closed =
  'Her oprettes ingen nye konti for tiden. Den, der driver dette Crisper, kan lukke dig ind; spørg der.';
export const invitedHeading = 'Kun på invitation';
export const invited =
  'Nye folk kommer ind her på invitation. Bed nogen om et link til deres køkken: Det giver dig også en konto.';
export const toLogin = 'Log ind';
