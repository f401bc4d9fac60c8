export const formHeading = 'Én mail om ugen om at få maden til at holde';
export const emailField = 'Din mailadresse';
export const emailExample = 'dig@example.com';
export const subscribe = 'Tilmeld';
export const sending = 'Sender …';
export const needsJavaScript = 'Det kræver JavaScript at tilmelde sig.';
export const smallPrint =
  'Hver mandag: din ugerapport, hvis du har en konto, eller noget at læse. Vi spørger én gang på mail, før der kommer noget, og hver mail har et link til at afmelde.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Næsten færdig. Vi har sendt en mail til ',
  email,
  ': Bekræft med linket i den. Kig også i spammappen.',
];
export const noLetter = 'Dette Crisper sender ingen mails';
export const noLetterText =
  'Så der er intet nyhedsbrev at tilmelde sig. Med en konto siger klokken og din kalender, hvad der udløber.';
export const noMail =
  'Dette Crisper sender ingen mails, så der ville ikke komme noget nyhedsbrev. Intet blev gemt.';

export const confirmPageTitle = 'Bekræft nyhedsbrevet';
export const confirmPageDescription = 'Bekræft, at du vil have nyhedsbrevet fra Crisper.';
export const confirmHeading = 'Må vi skrive til dig?';
export const confirmText =
  'Én mail hver mandag morgen. Har du en konto med denne mailadresse, så log ind, før du bekræfter, så er det din ugerapport. Ellers er det noget at læse.';
export const confirm = 'Ja, send mig nyhedsbrevet';
export const confirmedHeading = 'Du står på listen';
export const confirmedText =
  'Den første mail kommer næste mandag morgen. Hver mail har et link til at afmelde.';

export const unsubscribePageTitle = 'Afmeld';
export const unsubscribePageDescription = 'Afmeld nyhedsbrevet fra Crisper.';
export const unsubscribeHeading = 'Ingen mails mere?';
export const unsubscribeText =
  'Din adresse tages af listen med det samme. En konto, hvis du har en, bliver, som den er.';
export const unsubscribe = 'Afmeld';
export const unsubscribedHeading = 'Du er taget af listen';
export const unsubscribedText =
  'Der kommer ingen mails mere. Savner du dem, bringer feltet nederst på hver side dem tilbage.';
