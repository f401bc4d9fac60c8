export const pageTitle = 'Eine Einkaufsliste';
export const pageDescription =
  'Sieh dir eine Liste an, die jemand mit dir teilt, und hak ab, was du besorgt hast.';
export const loading = 'Die Liste wird geladen.';
export const loadFailed = 'Die Liste ließ sich nicht laden.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Geteilt von ${name}, bis ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} von ${count} besorgt`;
export const empty = 'Auf der Liste steht nichts.';
export const endedTitle = 'Dieser Link ist beendet';
export const endedText =
  'Listen werden für zwei Tage geteilt oder bis jemand den Link beendet. Lass dir einen neuen schicken.';
export const brokenTitle = 'Dieser Link ist nicht vollständig';
export const brokenText = 'Öffne ihn noch einmal aus der Nachricht, mit allem, was hinter dem # steht.';
export const goHome = 'Was ist Crisper?';
export const notTicked = 'Nicht gesendet. Versuche es noch einmal.';
