export const pageTitle = 'Registrieren';
export const pageDescription =
  'Leg ein kostenloses Crisper-Konto an: Behalte dein Essen im Blick und erfahre, wann es abläuft, bevor es so weit ist.';
export const heading = 'Leg dein Konto an';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  'Schon eins? ',
  login('Anmelden'),
];
export const note = 'Eine Minute hier, und ganz hinten wird nichts mehr vergessen.';

export const form = 'Konto anlegen';
export const name = 'Name';
export const photoUrl = 'URL eines Fotos';
export const photoUrlHint = 'Freiwillig. Die URL eines Bildes von dir.';
export const createAccount = 'Konto anlegen';
export const creatingAccount = 'Dein Konto wird angelegt …';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Mit dem Konto stimmst du den ',
  terms('Nutzungsbedingungen'),
  ' zu. Was du in den offenen Kühlschrank stellst, können alle sehen.',
];

export const createdTitle = 'Konto angelegt';
export const created = 'Dein Konto ist da!';
export const failedTitle = 'Nicht registriert';
export const signedUpTitle = 'Registriert!';
export const googleFailedTitle = 'Nicht mit Google registriert';

export const closedHeading = 'Keine neuen Konten';
export const closed =
  'Neue Konten gibt es hier zurzeit nicht. Wer dieses Crisper betreibt, kann dich hereinlassen; frag dort nach.';
export const invitedHeading = 'Nur mit Einladung';
export const invited =
  'Neue Leute kommen hier mit einer Einladung dazu. Bitte jemanden um einen Link zur Küche: Damit bekommst du auch ein Konto.';
export const toLogin = 'Anmelden';
