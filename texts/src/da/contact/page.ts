export const pageTitle = 'Kontakt';
export const pageDescription =
  'Skriv, ring eller chat: tre veje til menneskene bag Crisper og en formular til idéer, spørgsmål og klager.';
export const heading = 'Tal med et menneske';
export const introduction =
  'Idéer, spørgsmål, en fejl, der åd dit smør: Den, der læser din besked, kan gøre noget ved det.';

export const email = 'E-mail';
export const emailNote = 'Til alt, der kan vente til i morgen.';
export const phone = 'Telefon';
export const phoneNote = 'Til alt, der ikke kan, i samme tidsrum som chatten.';
export const chat = 'Chat';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = 'kl. 9–17 (EST)';
export const chatNote = 'Så sidder der nogen ved skrivebordet.';
export const chatOpen = 'Åben nu';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Der sidder nogen ved skrivebordet til kl. ${time} din tid. Skriv i formularen; svaret kommer på mail.`;
export const chatClosed = 'Lukket nu';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Åbner igen i dag kl. ${time} din tid. Indtil da åbner det her dit mailprogram.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Åbner igen ${day} kl. ${time} din tid. Indtil da åbner det her dit mailprogram.`;
export const chatMailSubject = 'Et spørgsmål til chatten';

export const formHeading = 'Skriv til os';
export const yourName = 'Dit navn';
export const yourEmail = 'Din mailadresse';
export const yourMessage = 'Din besked';
/** The label of a field that only programs find. */
export const trap = 'Websted';
export const send = 'Send besked';
export const sending = 'Sender …';
export const answerNote = 'Vi svarer til den mailadresse, du skriver her.';
export const needsJavaScript =
  'Formularen kræver JavaScript. Uden det kan du skrive til mailadressen ovenfor.';
export const sent = 'Sendt!';
export const sentByMail = 'Din besked er sendt';
export const keptWithoutMail =
  'Din besked ligger hos dem, der driver dette Crisper. Det sender ingen mails, så de skal selv kigge efter den.';
export const notSent = 'Ikke sendt';

export const questionsHeading = 'Før du skriver';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Tre svar, der måske sparer dig besværet. Ti flere står under ',
  faq('Spørgsmål og svar'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Hvornår får jeg svar?',
    answer: [
      'Inden for to hverdage, som regel før. På telefonen og i chatten får du fat i et menneske i tidsrummet ovenfor. Vi bruger ikke standardsvar, så et svært spørgsmål kan tage en dag mere.',
    ],
  },
  {
    title: 'Noget på siden ser forkert ud. Hvad skal jeg sende jer?',
    answer: [
      'Sidens adresse, hvad du gjorde, og hvad du så i stedet for det, du ventede. Navnet på din browser hjælper, og et skærmbillede hjælper mest. Er noget i en artikel forkert, så fortæl os, hvor du har læst det rigtige, så retter vi det.',
    ],
  },
  {
    title: 'Kan jeg foreslå en funktion?',
    answer: [
      'Ja, meget gerne; det er her, vi samler dem. Alle forslag bliver læst af et menneske. Før du skriver, kan et kig på ',
      faq('spørgsmål og svar'),
      ' måske spare dig en besked.',
    ],
  },
];
