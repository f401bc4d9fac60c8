export const pageTitle = 'Vilkår';
export const pageDescription =
  'Aftalen mellem dig og Crisper i seks korte afsnit: konto, din del, dine data og vores ansvar.';
export const heading = 'Vilkår';
export const lead =
  'Aftalen mellem dig og os. Seks korte afsnit; det om fødevaresikkerhed skal du læse to gange. Dette er en oversættelse; den engelske tekst er bindende.';

export const introductionHeading = 'Indledning';
export const introduction =
  'Crisper er en gratis tjeneste, der holder styr på mad og dens udløbsdatoer for husstande og delte køkkener. Når du bruger den, med eller uden konto, accepterer du disse vilkår. Kan du ikke acceptere dem, så brug den ikke.';

export const accountHeading = 'Konto';
export const accountNeeded =
  'Du kan kigge og læse uden konto. For at tilføje mad skal du have en, oprettet med en mailadresse, der er din, eller gennem Google. Angiv et navn, dit køkken kender dig på: Det står ved siden af din mad.';
export const accountPassword =
  'Hold din adgangskode for dig selv: Det, der gøres fra din konto, regnes for gjort af dig. Tror du, at en anden bruger den, så skift adgangskoden, og fortæl os det.';

export const responsibilitiesHeading = 'Dit ansvar';
export const responsibleForContent =
  'Det, du lægger i det åbne køleskab, er offentligt, med dit navn ved siden af og, for folk, der er logget ind, din mailadresse, medmindre du vælger noget andet i din profil. Det, du lægger i et køkken, er til folkene i det. Tilføj derfor kun det, du har ret til at dele, og intet, der er ulovligt eller fornærmende eller krænker andres privatliv. Brug kun billeder, du må bruge.';
export const responsibleForUse =
  'Forsøg ikke at læse eller ændre det, der hører til andre konti, at omgå tjenestens grænser eller at belaste den, så andre ikke kan bruge den. Vi må fjerne ting og lukke konti, der bryder disse regler.';

export const dataHeading = 'Dine data';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'For at gøre sit arbejde gemmer Crisper din konto, din mad og lidt om din enhed. Vores ',
  privacyPolicy('privatlivspolitik'),
  ' siger præcis hvad, hvem der kan se det, og hvordan du får det slettet. Den er en del af disse vilkår.',
];

export const liabilityHeading = 'Ansvarsbegrænsning';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper tæller dage. Det kan ikke se, lugte eller smage din mad og tager intet ansvar for beslutninger om fødevaresikkerhed.',
  ),
  ' Mærket »Frisk« siger, at en dato ikke er nået, ikke at noget er sikkert at spise. Følg etiketten, opbevar maden, som den siger, og smid den ud, hvis du er i tvivl. Vores artikler, råd om opbevaring og BMI-beregneren er generelle oplysninger og ingen lægelig rådgivning.',
];
export const noWarranty =
  'Tjenesten leveres, som den er. Vi arbejder på at holde den kørende og korrekt, men kan ikke love, at den aldrig afbrydes eller tager fejl, og så vidt loven tillader det, er vi ikke ansvarlige for tab, der følger af at stole på den, herunder fordærvet mad og oversete beskeder.';

export const changesHeading = 'Ændringer af disse vilkår';
export const changes =
  'Vi kan ændre disse vilkår, når tjenesten ændrer sig. Den gældende udgave står altid på denne side; vigtige ændringer meddeles her, før de gælder. Bruger du Crisper videre derefter, accepterer du dem.';

export const contactHeading = 'Juridisk kontakt';
export const contact = <T>({ email }: { email: T }) => [
  'Alt om disse vilkår går til ',
  email,
  '. Nævn det afsnit, du skriver om.',
];
