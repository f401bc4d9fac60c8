export const pageTitle = 'Kontakt';
export const pageDescription =
  'Schreib, ruf an oder chatte: drei Wege zu den Menschen hinter Crisper und ein Formular für Ideen, Fragen und Beschwerden.';
export const heading = 'Sprich mit einem Menschen';
export const introduction =
  'Ideen, Fragen, ein Fehler, der deine Butter gefressen hat: Wer deine Nachricht liest, kann etwas tun.';

export const email = 'E-Mail';
export const emailNote = 'Für alles, was bis morgen warten kann.';
export const phone = 'Telefon';
export const phoneNote = 'Für alles, was nicht warten kann, zu denselben Zeiten wie der Chat.';
export const chat = 'Chat';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9–17 Uhr (EST)';
export const chatNote = 'Dann sitzt jemand am Schreibtisch.';
export const chatOpen = 'Jetzt offen';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Bis ${time} Uhr deiner Zeit sitzt jemand am Schreibtisch. Schreib ins Formular; die Antwort kommt per Mail.`;
export const chatClosed = 'Gerade geschlossen';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Heute ab ${time} Uhr deiner Zeit wieder offen. Bis dahin öffnet sich hier dein Mailprogramm.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Am ${day} ab ${time} Uhr deiner Zeit wieder offen. Bis dahin öffnet sich hier dein Mailprogramm.`;
export const chatMailSubject = 'Eine Frage für den Chat';

export const formHeading = 'Schreib uns';
export const yourName = 'Dein Name';
export const yourEmail = 'Deine E-Mail-Adresse';
export const yourMessage = 'Deine Nachricht';
/** The label of a field that only programs find. */
export const trap = 'Webseite';
export const send = 'Abschicken';
export const sending = 'Wird gesendet …';
export const answerNote = 'Wir antworten an die E-Mail-Adresse, die du hier angibst.';
export const needsJavaScript =
  'Dieses Formular braucht JavaScript. Ohne schreib bitte an die E-Mail-Adresse oben.';
export const sent = 'Abgeschickt!';
export const sentByMail = 'Deine Nachricht ist unterwegs';
export const keptWithoutMail =
  'Deine Nachricht liegt für die Leute bereit, die dieses Crisper betreiben. Es verschickt keine Mails, sie müssen also selbst nachsehen.';
export const notSent = 'Nicht gesendet';

export const questionsHeading = 'Bevor du schreibst';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Drei Antworten, die dir die Mühe vielleicht ersparen. Zehn weitere stehen unter ',
  faq('Häufige Fragen'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Wann bekomme ich eine Antwort?',
    answer: [
      'Innerhalb von zwei Werktagen, meist früher. Am Telefon und im Chat erreichst du zu den Zeiten oben einen Menschen. Vorgefertigte Antworten gibt es bei uns nicht, eine knifflige Frage kann also einen Tag länger dauern.',
    ],
  },
  {
    title: 'Auf der Seite stimmt etwas nicht. Was soll ich euch schicken?',
    answer: [
      'Die Adresse der Seite, was du getan hast und was du statt des Erwarteten gesehen hast. Der Name deines Browsers hilft, ein Screenshot hilft am meisten. Ist in einem Artikel etwas falsch, sag uns, wo das Richtige steht, und wir berichtigen es.',
    ],
  },
  {
    title: 'Kann ich eine Funktion vorschlagen?',
    answer: [
      'Bitte, gern; auf dieser Seite sammeln wir sie. Jeden Vorschlag liest ein Mensch. Bevor du schreibst, erspart dir ein Blick in die ',
      faq('häufigen Fragen'),
      ' vielleicht eine Nachricht.',
    ],
  },
];
