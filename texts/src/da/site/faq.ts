export const pageTitle = 'Spørgsmål og svar';
export const pageDescription =
  'Hvad Crisper koster, hvem der ser din mad, hvornår noget regnes for snart udløbet, og syv svar mere.';
export const heading = 'Spørgsmål og svar';
export const introduction =
  'Ti af dem, med korte svar: hvad det koster, hvem der ser hvad, og hvornår mad regnes for udløbet.';
export const askUs = 'Spørg os om noget andet';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'Hvad gør Crisper?',
    answer: [
      'Det husker datoer, så du ikke behøver. Tilføj det, der kommer i køleskabet, med kategori, mængde, billede og udløbsdato; Crisper tæller dagene, viser, hvad der er frisk, hvad der snart udløber, og hvad der er udløbet, og dit overblik siger, hvad du skal spise først. Det virker med alt, der har en dato, også solcreme og batterier.',
    ],
  },
  {
    title: 'Er Crisper gratis?',
    answer: [
      'Ja, det hele. Der er intet betalt abonnement og ingen prøveperiode, der løber ud. Du skal have en konto for at tilføje ting, se dit eget overblik og booke en samtale; at kigge og læse kræver ingen.',
    ],
  },
  {
    title: 'Skal jeg have internetforbindelse?',
    answer: [
      'For at logge ind og åbne Crisper første gang, ja, og til det åbne køleskab. Din mad står på serveren, så alle i køkkenet ser den samme hylde fra enhver telefon eller computer. Dine egne køkkener virker videre uden.',
    ],
  },
  {
    title: 'Virker det offline?',
    answer: [
      'Ja. Supermarkeder har tykke vægge, og kældre har slet ikke noget signal, så din browser gemmer dine køkkener med deres mad og indkøbslister. Spis, kryds af og tilføj som altid; det, du gjorde, sendes, når der er netværk igen. For at selve Crisper kan åbne uden, skal dets adresse begynde med https.',
    ],
  },
  {
    title: 'Hvornår regnes noget for snart udløbet?',
    answer: [
      'Når datoen er i dag eller inden for de næste fem dage. Mad er god til og med den dag, der er trykt på den, så noget er udløbet ved midnat efter den dag og ikke før. Det, der ingen dato har, bliver aldrig markeret.',
    ],
  },
  {
    title: 'Hvem kan se det, jeg tilføjer?',
    answer: [
      'Det, du lægger i et af dine egne køkkener: folk i det og ingen andre, medmindre en af dem lader et program kigge ind eller giver et link til en indkøbsliste videre. Det, du lægger i det åbne ',
      link.fridge('køleskab'),
      ': alle, for besøgende kan åbne det uden konto. Der læser de dit navn under »Tilføjet af«; folk, der er logget ind, læser din mailadresse, medmindre du vælger noget andet i ',
      link.profile('din profil'),
      '. Noten, du skriver på noget, er kun din, uanset hvor det står. Hold derfor alt personligt ude af navne, billeder og beskrivelser af mad i det åbne køleskab.',
    ],
  },
  {
    title: 'Kan vi være flere om et køkken?',
    answer: [
      'Det er lavet til det. Start et køkken, og send de andre dets link. Hver logger ind med sin egen konto, tilføjer det, de køber, og alle i køkkenet ser den samme hylde, med et navn ved det, der kun er én persons. I vores artikler om ',
      link.sharedKitchenArticles('delte køkkener'),
      ' står de husregler, der hører til.',
    ],
  },
  {
    title: 'Kan andre ændre eller slette min mad?',
    answer: [
      'I det åbne køleskab nej: Andre kan kigge, men kun den konto, der tilføjede noget, kan ændre eller slette det, og det, du tilbyder, må de tage. I et køkken ja: Medlemmerne har én hylde sammen, så alle kan ændre, spise op eller fjerne det, der er i det, og gæster kan kun kigge. Spiser nogen det, der er dit, siger klokken hvem. Din note forbliver din overalt. Serveren tjekker det hele hver gang, uanset hvad siden foran den siger.',
    ],
  },
  {
    title: 'Jeg har glemt min adgangskode. Hvad nu?',
    answer: [
      'Bed om et link til at vælge en ny på ',
      link.passwordReset('siden til at nulstille'),
      '. Har du oprettet dig med Google, behøver du ingen adgangskode her: Vælg Google under ',
      link.login('login'),
      ' i stedet.',
    ],
  },
  {
    title: 'Hvordan ønsker jeg mig en funktion?',
    answer: [
      'Under ',
      link.contact('Kontakt'),
      '. Fortæl os hellere, hvad du prøvede at gøre i dit køkken, end hvilken knap du gerne vil have; historien om en rodet tirsdag siger os mere end en skitse.',
    ],
  },
];
