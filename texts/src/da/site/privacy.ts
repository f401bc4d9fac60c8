export const pageTitle = 'Privatlivspolitik';
export const pageDescription =
  'Hvad Crisper gemmer om dig, hvem der kan se det, og hvordan du kopierer, retter eller sletter det.';
export const heading = 'Privatlivspolitik';
export const lead =
  'Hvad vi gemmer, hvorfor vi gemmer det, hvem der ellers kan se det, og hvordan du får os til at glemme det. Skrevet for at blive læst. Dette er en oversættelse; den engelske tekst er bindende.';
export const lastUpdated = ({ date }: { date: string }) => `Senest ændret: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'i dag';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Oplysninger, vi indsamler';
export const collectLead = 'Kun det, appen har brug for, for at virke:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Din konto:'),
  ' navn og mailadresse, din tidszone og URL’en til et profilbillede, hvis du angiver en. Vælger du en adgangskode, gemmer vi en envejs-hash af den og aldrig selve adgangskoden.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Din mad:'),
  ' det, du tilføjer, med udløbsdatoer, kategorier, mængder, billeder og beskrivelser og de private noter, du skriver til det; hvad der blev af det og hvornår; priser, indkøbslister, opskrifter, planlagte måltider og det, dit køkken kalder et produkt. Fotos gemmes uden det sted og det kamera, en telefon skriver ind i dem.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Dine målinger:'),
  ' højde, vægt, alder og køn, hvis du trykker på »Gem resultatet« i BMI-beregneren, indtil du fjerner dem.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Det, du beder os om:'),
  ' beskeder fra kontaktsiden med dit navn og din mailadresse, de samtaler, du booker, hvornår du vil mindes om noget og på hvilke enheder, i hvilken kalender eller med hvilket emne hos ntfy, nøglerne til dine programmer, og hvornår hver af dem sidst blev brugt, de URL’er, dine køkkener fortæller, hvad der sker, og for det ugentlige nyhedsbrev din mailadresse og tidszone, indtil du afmelder det.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Brugsdata:'),
  ' aktiviteten på din egen konto, for eksempel at du tilføjer eller ændrer noget, hvilke beskeder du har set, og det, vores server skal logge for at køre og for at stoppe misbrug.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Oplysninger om enheden:'),
  ' typen af browser, IP-adressen og den tidszone, den sender med, så »i dag« betyder dit i dag. Ved hvert login og hver ændring af din konto gemmer vi browser og IP-adresse i 90 dage, så du kan slå dem op i din profil.',
];
export const browserStorage =
  'Din browser gemmer et kortlivet adgangstoken i sit lokale lager og en cookie, der fornyer det, og de holder dig logget ind; en cookie, der viser dig billederne fra dine køkkener; en cookie, som vi kender en browser på, du har logget ind med før; det, du sidst valgte eller skrev, for eksempel mørk eller lys; og, mens du er logget ind, dit navn, dine køkkener med deres mad og det, du gjorde der, så de åbner uden netværk. Når du logger ud, fjernes det hele. En tablet, der viser dit køkken, beholder den nøgle, den blev åbnet med. Der er ingen reklamecookies og ingen trackere fra andre firmaer.';

export const useHeading = 'Sådan bruger vi det';
export const ourUse =
  'Til at vise din mad og tælle dens dage, til at give dig besked, før den udløber, til at lade dig logge ind og blive ved at være det, til at svare, når du skriver, og til at finde ud af, hvad der gik i stykker. Vi laver ingen reklameprofiler, og det, du spiser, afgør ikke andet end det, dit overblik viser.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Det, andre ser:'),
  ' Folk i et af dine køkkener ser maden i det, hvem der tilføjede den, og hvad hver af jer gjorde med den, dit navn og dit billede, og kun din mailadresse, hvis du viser den til alle. De ser også køkkenets indkøbslister, opskrifter og planlagte måltider; den, der får et link til en liste af et medlem, ser den liste og medlemmets navn, i højst to dage. Det, der er i det åbne køleskab, er offentligt: Alle, der åbner siden Køleskab, kan se madens navn, billede, kategori, mængde, beskrivelse og datoer, med eller uden konto. Under »Tilføjet af« læser besøgende dit navn og folk, der er logget ind, din mailadresse, medmindre du vælger noget andet i din profil. Dine noter, beskeder, din aktivitet og dine målinger vises kun for dig.',
];

export const sharingHeading = 'Deling';
export const sharingLead =
  'Vi sælger ikke dine data, til nogen, til noget formål. Vi kan dele den del, der er nødvendig, med:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('tjenesteudbydere'),
  ', der driver serveren, leverer vores mails eller, når du vælger det, logger dig ind med Google, og som kun må bruge data til den opgave;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('myndigheder'),
  ', når loven ikke giver os noget valg, og så ikke mere, end den kræver;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('tilknyttede selskaber'),
  ' til Crisper, der er bundet af den samme politik.',
];
export const linkedPictures =
  'Hvor folkene bag dette Crisper har slået det til, slås nummeret på et produkt, du scanner, op hos Open Food Facts af vores server og uden et ord om dig. Giver du os adressen på en webside med en opskrift, læser vores server den side for dig: Det andet websted får hverken din IP-adresse at vide, eller hvem der spurgte. Man kan linke til billeder fra andre websteder. Dem henter din browser derfra, så det andet websted ser din IP-adresse, men ikke hvilken af vores sider du kiggede på.';
export const programs =
  'Andre programmer får kun noget at vide om din mad, hvis en person lukker dem ind. Den, der har en nøgle, du har lavet til et program, en tablet eller en assistent, læser det, nøglen er til, og ændrer det, hvis du har tilladt det, indtil nøglen udløber, eller du lukker den; en assistent giver det, den læser, videre til dem, der driver den. Den, der har URL’en til din kalender, læser dine datoer, indtil du slår den fra eller laver en ny. En webhook for et køkken, som hvert af dets medlemmer kan sætte op, sender det, der lægges ind, det, der ændres, det, der er væk, det, der skal spises, og det, der sker på indkøbslisterne, til den URL, de valgte, uden navne på personer, og slutter, når de forlader køkkenet. En påmindelse via ntfy går i klartekst gennem serveren for dens emne; en besked på din telefon går krypteret gennem firmaet bag din browser, så de ikke kan læse den.';
export const broughtFiles =
  'De fleste filer med mad, du tager med, læses på din enhed, og vi får kun det, du lægger ind. Databasen fra et andet program læses af vores server og slettes, så snart det er gjort; konti og adgangskoder i den læses ikke.';

export const securityHeading = 'Sikkerhed';
export const security =
  'Dine data ligger i databasen hos det Crisper, du bruger. Adgangskoder hashes med Argon2id, browsernes adgangstokens udløber efter ti minutter, af programmernes nøgler gemmer vi en envejs-hash, og hver ændring af noget tjekkes på serveren: mod den konto, der tilføjede det, eller i et køkken mod folkene i det. Når du logger ud, slutter sessionen der, ikke kun i din browser. Intet system er ufejlbarligt: Bliver dine data nogensinde ramt af et brud, fortæller vi dig, hvad der skete, og hvad du skal gøre.';

export const rightsHeading = 'Dine rettigheder';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Du må ',
  strong('se'),
  ' alt, hvad vi har om dig, ',
  strong('rette'),
  ' det, der er forkert, og ',
  strong('slette'),
  ' det, du ikke længere vil have gemt. Du kan gøre det hele selv, med det samme: mad, noter og målinger på deres sider, dit navn og billede i din profil. Der er også »',
  yourData('Hent mine data'),
  '« og »',
  deleteAccount('Slet konto'),
  '«, som tager alt i kontoen med sig; kun sikkerhedskopier fra før har det stadig, indtil de bliver erstattet.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Til alt andet, for eksempel en besked, du engang sendte os, eller hvor knapperne ikke hjælper, skriv til ',
  email,
  ' fra den mailadresse, du oprettede dig med.',
];

export const changesHeading = 'Ændringer af denne politik';
export const changes =
  'Når softwaren ændrer, hvad den gemmer, ændres denne side med den, og datoen øverst siger, hvor ny din udgave er. Berører en ændring dine rettigheder, siger vi det her, før den træder i kraft.';

export const contactHeading = 'Databeskyttelsesrådgiver';
export const contact = <T>({ email }: { email: T }) => [
  'Spørgsmål, anmodninger og klager om dine data går til vores databeskyttelsesrådgiver på ',
  email,
  '. Et menneske læser dem og svarer inden for 30 dage.',
];
