export const formHeading = 'Eén mail per week over eten bewaren';
export const emailField = 'Je e-mailadres';
export const emailExample = 'jij@voorbeeld.nl';
export const subscribe = 'Aanmelden';
export const sending = 'Versturen…';
export const needsJavaScript = 'Voor aanmelden is JavaScript nodig.';
export const smallPrint =
  'Elke maandag: je weekoverzicht als je een account hebt, anders iets om te lezen. Voor er iets komt, vragen we het één keer per mail, en in elke mail staat een link om te stoppen.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Bijna klaar. We stuurden een mail naar ',
  email,
  ': bevestig met de link erin. Kijk ook in je spammap.',
];
export const noLetter = 'Deze Crisper verstuurt geen mail';
export const noLetterText =
  'Er is dus geen wekelijkse mail om je voor aan te melden. Met een account zie je bij het belletje en in je agenda wat er verloopt.';
export const noMail = 'Deze Crisper verstuurt geen mail, dus er zou niets komen. Er is niets bewaard.';

export const confirmPageTitle = 'De mail bevestigen';
export const confirmPageDescription = 'Bevestig dat je de mail van Crisper wilt.';
export const confirmHeading = 'Zullen we je schrijven?';
export const confirmText =
  'Eén mail, elke maandagochtend. Heb je een account met dit e-mailadres, log dan in voor je bevestigt, en het wordt je weekoverzicht. Anders is het iets om te lezen.';
export const confirm = 'Ja, stuur me de mail';
export const confirmedHeading = 'Je staat op de lijst';
export const confirmedText =
  'De eerste mail komt volgende maandagochtend. In elke mail staat een link om te stoppen.';

export const unsubscribePageTitle = 'Afmelden';
export const unsubscribePageDescription = 'Geen mail van Crisper meer.';
export const unsubscribeHeading = 'Geen mails meer?';
export const unsubscribeText =
  'Je adres gaat meteen van de lijst. Een account, als je er een hebt, blijft zoals het is.';
export const unsubscribe = 'Afmelden';
export const unsubscribedHeading = 'Je bent afgemeld';
export const unsubscribedText =
  'Er komen geen mails meer. Mis je ze, dan meld je je onder aan elke pagina weer aan.';
