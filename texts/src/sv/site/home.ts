export const whyHeading = 'Därför Crisper';
export const whyText =
  'Du har redan det bästa verktyget mot matsvinn: middagen. Crisper säger bara vad du ska börja med.';
export const seeThrough = 'Se genom kylskåpsdörren';
export const seeThroughText =
  'Från affären, tåget eller soffan: vad du har, hur mycket, och hur länge det håller.';
export const clearDates = 'Datum som betyder något';
export const clearDatesText =
  'Tre färger, ingen huvudräkning. Grönt kan vänta, gult är middag, rött är en läxa.';
export const freshTag = '12 dagar';
export const soonTag = 'I morgon';
export const expiredTag = 'Utgånget';
export const shared = 'Gjort för delade kök';
export const sharedText =
  'Kollektiv, familjer, kontorets kylskåp: en hylla för alla, med ett namn bredvid det som är någons eget. Bara de i ditt kök ser det, och programmen de släpper in.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Bättre mat, inte bara mindre svinn';
export const betterFoodText =
  '72 % säger att de äter nyttigare. När det gröna står överst på listan hamnar det på tallriken.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = ' %';
export const satisfactionLabel = 'nöjda';
export const wasteReductionSuffix = ' %';
export const wasteReductionLabel = 'mindre matsvinn';
export const timeSavedSuffix = ' tim';
export const timeSavedLabel = 'sparade varje vecka';
export const savingsPrefix = '';
export const savingsSuffix = ' tusen $';
export const savingsLabel = 'sparade om året';

export const howHeading = 'Så fungerar det';
export const howText = 'Fyra steg. Det första är ditt, de andra sköter sig själva.';
export const scanTitle = 'Skanna';
export const scanText =
  'Håll en streckkod, ett kvitto eller datumet på ett paket framför kameran, eller skriv ”mjölk, 6 ägg”. Du ser vad vi förstod, och hyllan fylls.';
export const trackingTitle = 'Allt i realtid';
export const trackingText =
  'Varje sak räknar ner för sig, och det andra lägger in dyker upp medan du tittar. Din översikt visar vad du ska äta först.';
export const alertsTitle = 'Påminnelser';
export const alertsText =
  'Från fem dagar före datumet säger notisklockan till. I tid för att planera, sent nog för att spela roll.';
export const insightsTitle = 'Insikter';
export const insightsText =
  'Ditt kök räknar ihop vad som blev uppätet och vad som slängdes, månad för månad, och säger vad som kan hjälpa. Om du vill kommer en veckorapport via mejl. Att slänga mindre sparar upp till 1 200 dollar om året för en familj.';
export const insightsWithoutMail =
  'Ditt kök räknar ihop vad som blev uppätet och vad som slängdes, månad för månad, och säger vad som kan hjälpa. Den här servern mejlar inga veckorapporter. Att slänga mindre sparar upp till 1 200 dollar om året för en familj.';
export const start = 'Börja med en sak';

export const resourcesHeading = 'Att hämta hem';
export const resourcesText = 'Att skriva ut, fylla i och titta på, vare sig du använder Crisper eller inte.';
export const storageGuideTitle = 'Förvaringsguiden';
export const storageGuideText =
  'Hur länge 70 livsmedel håller i kylen, frysen och skafferiet. Två sidor att hänga upp.';
export const expiryTrackerTitle = 'Datumlistan';
export const expiryTrackerText =
  'En arbetsbok som färgar det som snart ska ätas, för den som gillar sitt kök i celler.';
export const mealPlannerTitle = 'Måltidsplaneraren';
export const mealPlannerText =
  'Ett blad i veckan: vad som blir dåligt först, vad du lagar när, vad du ska köpa.';
export const walkthroughTitle = 'Rundturen';
export const walkthroughText = 'Crisper på en halv minut, utan ett ord.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Ladda ner',
  unseen(` ${title}`),
];
export const impactText = 'Så mycket blir det av att titta i tid:';
export const mealsSuffix = ' 000+';
export const mealsLabel = 'måltider';
export const familiesSuffix = '+';
export const familiesLabel = 'familjer';
export const carbonDioxideSuffix = ' ton';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'länder';

export const blogHeading = 'Från bloggen';
export const allArticles = 'Alla artiklar';
export const fridgeMapCategory = 'Förvaring';
export const fridgeMapHeading = 'En karta över ditt kylskåp';
export const fridgeMapText =
  'Var kylan finns, var den inte finns, och varför mjölken inte har något i dörren att göra.';
export const dateLabelsCategory = 'Datum och säkerhet';
export const dateLabelsHeading = 'Bäst före, sista förbrukningsdag, säljs senast: tre olika löften';
export const dateLabelsText =
  'Ett handlar om säkerhet, ett om krispighet, och ett har du inget med att göra.';
export const cookInOrderCategory = 'Planering';
export const cookInOrderHeading = 'Laga veckan i den ordning maten blir dålig';
export const cookInOrderText = 'Fisk på måndag, kål på söndag: en matsedel som följer maten.';
