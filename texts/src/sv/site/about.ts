export const pageTitle = 'Om oss';
export const pageDescription =
  'Varför vi startade Crisper 2025, vad vi vill att det ska förändra, och de tre principer vi bygger efter.';
export const heading = 'Det började med en påse spenat som ingen mindes att ha köpt';
export const introduction =
  'Crisper är ett litet verktyg med en envis idé: den mesta mat som slängs var fullt ätbar dagen då någon glömde den.';

export const missionHeading = 'Vad vi vill';
export const mission = 'Hjälpa människor att rädda mat, tid och planeten, ett kylskåp i taget.';
export const missionReason =
  'Hem slänger mer mat än butiker och restauranger tillsammans. Ingen menar det. Den hamnar bakom mjölken, datumet passerar en stressig onsdag, och vattnet, bränslet och arbetet som gick åt försvinner ut med soppåsen. Vi vill att datumet hittar dig innan det händer.';

export const storyHeading = 'Vår historia';
export const storyPicture = 'Den första versionen: papper, en magnet, och en penna som skulle sitta kvar.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Vi började ',
  year('2025'),
  ', i en lägenhet där fyra personer delade ett kylskåp och ingen delade en lista.',
];
export const storyInventory =
  'En söndag tömde vi det på köksbordet. Tre öppna burkar av samma pesto. Två påsar spenat, den ena flytande. En bit ost som hade köpts, älskats och tappats bort. Vi räknade ihop det på baksidan av ett kvitto, och summan var en helgresa.';
export const storyPaper =
  'Det första Crisper var ett papper på kylskåpsdörren, med en kolumn för datumet. Det fungerade i nio dagar, tills pennan försvann. Så vi lade papperet där pennan inte kunde försvinna, och gav det en klocka.';
export const storyToday =
  'Sedan dess har det vuxit till en app för alla hushåll och delade kök, med en egen sida, notiser och en blogg om det vi lärt oss om att få mat att hålla. Kolumnen för datumet är fortfarande själva hjärtat.';

export const principlesHeading = 'Våra principer';
export const principles = [
  {
    title: 'Hellre användbart än smart',
    text: 'Ett datum, en nedräkning och en knuff i rätt ögonblick räddar mer mat än någon pryl. Vi bygger det enkla först och ser till att det fungerar på telefonen i din blöta hand.',
  },
  {
    title: 'Ingen skuld',
    text: 'Alla slänger något. Crisper visar vad som fortfarande kan räddas i kväll, och räknar resten utan ett ont ord.',
  },
  {
    title: 'Delat där det hjälper, privat där det spelar roll',
    text: 'Ett kök fungerar när alla i det kan se hyllan, och ingen annan måste. Det öppna kylskåpet är öppet för alla, även besökare. Dina anteckningar är bara dina, och vi säljer inte det vi vet till någon.',
  },
];

export const joinHeading = 'Börja med den sak i kylen som du är mest osäker på';
export const joinText = 'Lägg in den nu. Mer behövs inte; resten brukar följa av sig självt.';
export const join = 'Var med';
