export const whyHeading = 'Waarom Crisper';
export const whyText =
  'Het beste middel tegen verspilling heb je al: het avondeten. Crisper zegt alleen waar je mee begint.';
export const seeThrough = 'Kijk door de koelkastdeur';
export const seeThroughText = 'Vanuit de winkel, de trein of de bank: wat je hebt, hoeveel, en tot wanneer.';
export const clearDates = 'Datums die iets zeggen';
export const clearDatesText =
  'Drie kleuren, geen rekenwerk. Groen kan wachten, geel is voor vanavond, rood is een wijze les.';
export const freshTag = '12 dagen';
export const soonTag = 'Morgen';
export const expiredTag = 'Verlopen';
export const shared = 'Gemaakt voor gedeelde keukens';
export const sharedText =
  'Huisgenoten, gezinnen, de koelkast op kantoor: één plank voor allemaal, met een naam bij wat van één persoon is. Alleen de mensen in je keuken zien het, en de programma’s die zij binnenlaten.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Beter eten, niet alleen minder verspillen';
export const betterFoodText =
  '72% zegt gezonder te eten. Staat de groente bovenaan de lijst, dan komt die ook op je bord.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = '%';
export const satisfactionLabel = 'tevreden';
export const wasteReductionSuffix = '%';
export const wasteReductionLabel = 'minder verspilling';
export const timeSavedSuffix = ' u';
export const timeSavedLabel = 'bespaard per week';
export const savingsPrefix = '$ ';
export const savingsSuffix = 'k';
export const savingsLabel = 'bespaard per jaar';

export const howHeading = 'Zo werkt het';
export const howText = 'Vier stappen. De eerste zet jij, de rest gaat vanzelf.';
export const scanTitle = 'Scannen';
export const scanText =
  'Hou een streepjescode, een kassabon of de datum op een pak voor de camera, of typ ‘melk, 6 eieren’. Je ziet wat we hebben begrepen, en de plank vult zich.';
export const trackingTitle = 'Altijd bij de tijd';
export const trackingText =
  'Alles telt vanzelf af, en wat anderen toevoegen, zie je verschijnen. In je overzicht staat wat je eerst moet opeten.';
export const alertsTitle = 'Seintjes';
export const alertsText =
  'Vanaf vijf dagen voor de datum zegt het belletje het. Vroeg genoeg om te plannen, laat genoeg om ertoe te doen.';
export const insightsTitle = 'Inzicht';
export const insightsText =
  'Je keuken telt maand voor maand op wat is opgegeten en wat is weggegooid, en zegt wat kan helpen. Als je wilt, komt er een weekoverzicht per mail. Minder verspillen scheelt een gezin tot $ 1.200 per jaar.';
export const insightsWithoutMail =
  'Je keuken telt maand voor maand op wat is opgegeten en wat is weggegooid, en zegt wat kan helpen. Deze Crisper mailt geen weekoverzicht. Minder verspillen scheelt een gezin tot $ 1.200 per jaar.';
export const start = 'Begin met één ding';

export const resourcesHeading = 'Om te gebruiken';
export const resourcesText = 'Dingen om te printen, in te vullen en te bekijken, met of zonder Crisper.';
export const storageGuideTitle = 'De bewaarwijzer';
export const storageGuideText =
  'Hoe lang 70 soorten eten goed blijven in koelkast, vriezer en kast. Twee pagina’s om op te hangen.';
export const expiryTrackerTitle = 'Het datumoverzicht';
export const expiryTrackerText =
  'Een spreadsheet die kleurt wat snel op moet, voor wie de keuken graag in cellen heeft.';
export const mealPlannerTitle = 'De weekplanner';
export const mealPlannerText =
  'Eén vel per week: wat het eerst bederft, wat je wanneer kookt, wat je moet kopen.';
export const walkthroughTitle = 'De rondleiding';
export const walkthroughText = 'Crisper in een halve minuut, zonder een gesproken woord.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Downloaden',
  unseen(`: ${title}`),
];
export const impactText = 'Wat op tijd kijken bij elkaar oplevert:';
export const mealsSuffix = '.000+';
export const mealsLabel = 'maaltijden';
export const familiesSuffix = '+';
export const familiesLabel = 'gezinnen';
/** Thousands of kilograms. */
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'landen';

export const blogHeading = 'Van de blog';
export const allArticles = 'Alle artikelen';
export const fridgeMapCategory = 'Bewaren';
export const fridgeMapHeading = 'Een plattegrond van je koelkast';
export const fridgeMapText = 'Waar het koud is, waar niet, en waarom melk in de deur niets te zoeken heeft.';
export const dateLabelsCategory = 'Houdbaarheid';
export const dateLabelsHeading = 'Drie datums, drie verschillende beloftes';
export const dateLabelsText = 'Eén gaat over veiligheid, één over knapperigheid, en één gaat je niets aan.';
export const cookInOrderCategory = 'Plannen';
export const cookInOrderHeading = 'Kook eerst wat het eerst bederft';
export const cookInOrderText = 'Vis op maandag, kool op zondag: een weekmenu dat het eten volgt.';
