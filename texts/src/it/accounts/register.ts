export const pageTitle = 'Registrati';
export const pageDescription =
  'Crea gratis un account Crisper: tieni d’occhio i tuoi alimenti e ricevi un avviso prima che scadano.';
export const heading = 'Crea il tuo account';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Ne hai già uno? ',
  login('Accedi'),
];
export const note = 'Un minuto qui, e in fondo al frigo non si dimentica più niente.';

export const form = 'Crea un account';
export const name = 'Nome';
export const photoUrl = 'URL di una foto';
export const photoUrlHint = 'Facoltativo. L’URL di una tua foto.';
export const createAccount = 'Crea l’account';
export const creatingAccount = 'Creazione del tuo account…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Creando un account accetti i ',
  terms('termini e condizioni'),
  '. Tutti vedono quello che metti nel frigo aperto.',
];

export const createdTitle = 'Account creato';
export const created = 'Il tuo account è pronto!';
export const failedTitle = 'Registrazione non riuscita';
export const signedUpTitle = 'Fatto, ci sei!';
export const googleFailedTitle = 'Registrazione con Google non riuscita';

export const closedHeading = 'Nessun nuovo account';
export const closed =
  'Per ora qui non si aprono nuovi account. Chi gestisce questo Crisper può farti entrare: chiedi come.';
export const invitedHeading = 'Su invito';
export const invited =
  'Qui si entra su invito. Chiedi a qualcuno un link alla sua cucina: apre anche un account per te.';
export const toLogin = 'Accedi';
