export const pageTitle = 'Kontakt';
export const pageDescription =
  'Skriv, ring eller chatta: tre sätt att nå människorna bakom Crisper, och ett formulär för idéer, frågor och klagomål.';
export const heading = 'Prata med en människa';
export const introduction =
  'Idéer, frågor, ett fel som åt upp smöret: den som läser ditt meddelande kan göra något åt det.';

export const email = 'E-post';
export const emailNote = 'För allt som kan vänta till i morgon.';
export const phone = 'Telefon';
export const phoneNote = 'För allt som inte kan vänta, samma tider som chatten.';
export const chat = 'Livechatt';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '09–17 EST';
export const chatNote = 'Då sitter någon här.';
export const chatOpen = 'Öppet nu';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Någon sitter här till kl. ${time}, din tid. Skriv i formuläret; svaret kommer via mejl.`;
export const chatClosed = 'Stängt nu';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Öppnar igen i dag kl. ${time}, din tid. Tills dess öppnar det här ditt mejlprogram.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Öppnar igen ${day} kl. ${time}, din tid. Tills dess öppnar det här ditt mejlprogram.`;
export const chatMailSubject = 'En fråga till chatten';

export const formHeading = 'Skicka ett meddelande';
export const yourName = 'Ditt namn';
export const yourEmail = 'Din e-post';
export const yourMessage = 'Ditt meddelande';
/** The label of a field that only programs find. */
export const trap = 'Webbplats';
export const send = 'Skicka';
export const sending = 'Skickar …';
export const answerNote = 'Vi svarar till e-postadressen du anger här.';
export const needsJavaScript =
  'För att skicka formuläret behövs JavaScript. Utan det får du skriva till e-postadressen ovan.';
export const sent = 'Skickat!';
export const sentByMail = 'Ditt meddelande har skickats';
export const keptWithoutMail =
  'Ditt meddelande är sparat åt dem som driver den här servern. Den skickar inga mejl, så de måste titta efter själva.';
export const notSent = 'Inte skickat';

export const questionsHeading = 'Innan du skriver';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Tre svar som kanske sparar dig besväret. Tio till finns bland ',
  faq('vanliga frågor'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Hur snart får jag svar?',
    answer: [
      'Inom två arbetsdagar, oftast snabbare. I telefon och i chatten når du en människa under tiderna ovan. Vi har inga färdiga svar, så en svår fråga kan ta en dag till.',
    ],
  },
  {
    title: 'Något på webbplatsen ser fel ut. Vad ska jag skicka?',
    answer: [
      'Sidans adress, vad du gjorde, och vad du såg i stället för det du väntade dig. Vilken webbläsare du har hjälper, och en skärmbild hjälper mest. Är det en uppgift i en artikel som är fel, berätta var du läste den rätta så ändrar vi.',
    ],
  },
  {
    title: 'Kan jag föreslå en funktion?',
    answer: [
      'Gärna; det är här vi samlar dem. Varje förslag läses av en människa. Innan du skriver kan en titt bland ',
      faq('vanliga frågor'),
      ' spara dig ett meddelande.',
    ],
  },
];
