export const formHeading = 'Ett brev i veckan om mat som håller';
export const emailField = 'Din e-postadress';
export const emailExample = 'du@example.com';
export const subscribe = 'Prenumerera';
export const sending = 'Skickar …';
export const needsJavaScript = 'För att prenumerera behövs JavaScript.';
export const smallPrint =
  'Varje måndag: din veckorapport om du har ett konto, annars något att läsa. Vi frågar en gång via mejl innan något kommer, och varje brev har en länk för att avsluta.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Nästan klart. Vi har skickat ett mejl till ',
  email,
  ': bekräfta med länken i det. Titta i skräpposten också.',
];
export const noLetter = 'Den här servern skickar inga mejl';
export const noLetterText =
  'Så det finns inget veckobrev att prenumerera på. Med ett konto berättar notisklockan och kalendern vad som går ut.';
export const noMail = 'Den här servern skickar inga mejl, så inget brev skulle komma. Inget har sparats.';

export const confirmPageTitle = 'Bekräfta nyhetsbrevet';
export const confirmPageDescription = 'Bekräfta att du vill ha Crispers nyhetsbrev.';
export const confirmHeading = 'Ska vi skriva till dig?';
export const confirmText =
  'Ett brev varje måndag morgon. Om du har ett konto med den här e-postadressen, logga in innan du bekräftar, så blir det din veckorapport. Annars är det något att läsa.';
export const confirm = 'Ja, skicka brevet';
export const confirmedHeading = 'Du står på listan';
export const confirmedText =
  'Det första brevet kommer nästa måndag morgon. Varje brev har en länk för att avsluta.';

export const unsubscribePageTitle = 'Avsluta prenumerationen';
export const unsubscribePageDescription = 'Avsluta Crispers nyhetsbrev.';
export const unsubscribeHeading = 'Inga fler brev?';
export const unsubscribeText =
  'Din adress tas bort från listan direkt. Ett konto, om du har ett, blir kvar som det är.';
export const unsubscribe = 'Avsluta prenumerationen';
export const unsubscribedHeading = 'Du står inte på listan längre';
export const unsubscribedText =
  'Det kommer inga fler brev. Skulle du sakna dem finns rutan längst ner på varje sida.';
