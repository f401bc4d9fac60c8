export const pageTitle = 'Een boodschappenlijst';
export const pageDescription = 'Bekijk een lijst die iemand met je deelde, en vink af wat je hebt gehaald.';
export const loading = 'De lijst wordt geladen.';
export const loadFailed = 'De lijst kon niet worden geladen.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Gedeeld door ${name}, tot ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} van ${count} gehaald`;
export const empty = 'Er staat niets op de lijst.';
export const endedTitle = 'Deze link werkt niet meer';
export const endedText =
  'Lijsten worden twee dagen gedeeld, of tot iemand de link intrekt. Vraag om een nieuwe.';
export const brokenTitle = 'Deze link is niet volledig';
export const brokenText = 'Open hem nog een keer vanuit het bericht, met alles achter het #.';
export const goHome = 'Wat is Crisper?';
export const notTicked = 'Dat is niet verzonden. Probeer het opnieuw.';
