export const pageTitle = 'En indkøbsliste';
export const pageDescription = 'Se en liste, som nogen har delt med dig, og kryds det af, du har fået.';
export const loading = 'Henter listen.';
export const loadFailed = 'Listen kunne ikke hentes.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Delt af ${name}, til ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} af ${count} købt`;
export const empty = 'Der står ikke noget på listen.';
export const endedTitle = 'Linket er lukket';
export const endedText = 'Lister deles i to dage, eller til nogen lukker linket. Bed om et nyt.';
export const brokenTitle = 'Linket er ufuldstændigt';
export const brokenText = 'Åbn det igen fra beskeden, med alt det efter #.';
export const goHome = 'Hvad er Crisper?';
export const notTicked = 'Det blev ikke sendt. Prøv igen.';
