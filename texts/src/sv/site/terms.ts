export const pageTitle = 'Villkor';
export const pageDescription =
  'Avtalet mellan dig och Crisper, i sex korta avsnitt: konton, din del, dina data och vårt ansvar.';
export const heading = 'Villkor';
export const lead =
  'Avtalet mellan dig och oss. Sex korta avsnitt; det om livsmedelssäkerhet ska du läsa två gånger. Det här är en översättning, det är den engelska texten som är bindande.';

export const introductionHeading = 'Inledning';
export const introduction =
  'Crisper är en gratis tjänst som håller reda på mat och dess utgångsdatum för hushåll och delade kök. Genom att använda den, med eller utan konto, godkänner du de här villkoren. Om du inte kan godkänna dem ska du inte använda den.';

export const accountHeading = 'Konto';
export const accountNeeded =
  'Du får titta runt och läsa utan konto. För att lägga in något behöver du ett, registrerat med en e-postadress som är din eller via Google. Ange ett namn som ditt kök känner igen dig på: det står bredvid din mat.';
export const accountPassword =
  'Behåll ditt lösenord för dig själv: det som görs från ditt konto räknas som gjort av dig. Om du tror att någon annan använder det, ändra lösenordet och säg till oss.';

export const responsibilitiesHeading = 'Ditt ansvar';
export const responsibleForContent =
  'Det du lägger i det öppna kylskåpet är offentligt, med ditt namn bredvid och, för dem som är inloggade, din e-postadress, om du inte väljer annat i din profil. Det du lägger i ett kök är för dem som är med i det. Lägg alltså bara in sådant som du har rätt att dela, och inget som är olagligt, kränkande eller privat för någon annan. Använd bara bilder som du får använda.';
export const responsibleForUse =
  'Försök inte läsa eller ändra det som tillhör andra konton, ta dig runt tjänstens gränser eller belasta den så att andra inte kan använda den. Vi får ta bort innehåll och stänga konton som bryter mot de här reglerna.';

export const dataHeading = 'Dina data';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'För att göra sitt arbete lagrar Crisper ditt konto, din mat och lite om din enhet. Vår ',
  privacyPolicy('integritetspolicy'),
  ' säger exakt vad, vem som kan se det och hur du får det raderat. Den är en del av de här villkoren.',
];

export const liabilityHeading = 'Ansvarsbegränsning';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper räknar dagar. Det kan inte se, lukta eller smaka på din mat, och det tar inget ansvar för beslut om livsmedelssäkerhet.',
  ),
  ' Märket ”Fräscht” säger att ett datum ligger framåt i tiden, inte att något är säkert att äta. Följ förpackningen, förvara maten som den anger, och släng den om du är osäker. Våra artiklar, förvaringstips och BMI-räknaren är allmän information och inga medicinska råd.',
];
export const noWarranty =
  'Tjänsten tillhandahålls i befintligt skick. Vi arbetar för att den ska vara igång och stämma men kan inte lova att den aldrig avbryts eller har fel, och så långt lagen tillåter ansvarar vi inte för förlust som följer av att du förlitat dig på den, inklusive förstörd mat och missade notiser.';

export const changesHeading = 'Ändringar av villkoren';
export const changes =
  'Vi får ändra de här villkoren när tjänsten ändras. Den aktuella versionen finns alltid på den här sidan; viktiga ändringar meddelas på den innan de gäller. Att fortsätta använda Crisper efter det innebär att du godkänner dem.';

export const contactHeading = 'Juridisk kontakt';
export const contact = <T>({ email }: { email: T }) => [
  'Allt som gäller villkoren går till ',
  email,
  '. Ange vilket avsnitt du skriver om.',
];
