export const pageTitle = 'Contact';
export const pageDescription =
  'Schrijf, bel of chat: drie manieren om de mensen achter Crisper te bereiken, en een formulier voor ideeën, vragen en klachten.';
export const heading = 'Praat met een mens';
export const introduction =
  'Ideeën, vragen, een bug die je boter opat: wie je bericht leest, kan er ook iets aan doen.';

export const email = 'E-mail';
export const emailNote = 'Voor alles wat tot morgen kan wachten.';
export const phone = 'Telefoon';
export const phoneNote = 'Voor alles wat niet kan wachten, op dezelfde uren als de chat.';
export const chat = 'Live chat';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9.00–17.00 uur (New York)';
export const chatNote = 'Dan zit er iemand klaar.';
export const chatOpen = 'Nu open';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Er zit iemand klaar tot ${time}, jouw tijd. Schrijf via het formulier; het antwoord komt per e-mail.`;
export const chatClosed = 'Nu gesloten';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Vandaag weer open om ${time}, jouw tijd. Tot dan opent dit je mailprogramma.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Weer open op ${day} om ${time}, jouw tijd. Tot dan opent dit je mailprogramma.`;
export const chatMailSubject = 'Een vraag voor de chat';

export const formHeading = 'Stuur ons een bericht';
export const yourName = 'Je naam';
export const yourEmail = 'Je e-mailadres';
export const yourMessage = 'Je bericht';
/** The label of a field that only programs find. */
export const trap = 'Website';
export const send = 'Bericht sturen';
export const sending = 'Versturen…';
export const answerNote = 'We antwoorden op het e-mailadres dat je hier invult.';
export const needsJavaScript =
  'Voor dit formulier is JavaScript nodig. Schrijf anders naar het e-mailadres hierboven.';
export const sent = 'Verstuurd!';
export const sentByMail = 'Je bericht is verstuurd';
export const keptWithoutMail =
  'Je bericht is bewaard voor wie deze Crisper beheert. Er gaat hier geen mail uit, dus je bericht moet worden opgezocht.';
export const notSent = 'Niet verstuurd';

export const questionsHeading = 'Voor je schrijft';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Drie antwoorden die je misschien de moeite besparen. Nog tien staan bij de ',
  faq('veelgestelde vragen'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Hoe snel krijg ik antwoord?',
    answer: [
      'Binnen twee werkdagen, meestal eerder. Aan de telefoon en in de chat bereik je op de uren hierboven een mens. We sturen geen standaardantwoorden, dus een lastige vraag kan een dag langer duren.',
    ],
  },
  {
    title: 'Iets op de site ziet er verkeerd uit. Wat stuur ik jullie?',
    answer: [
      'Het adres van de pagina, wat je deed, en wat je zag in plaats van wat je verwachtte. De naam van je browser helpt, een schermafbeelding helpt het meest. Klopt er iets niet in een artikel, zeg dan waar je het juiste hebt gelezen, en wij passen het aan.',
    ],
  },
  {
    title: 'Kan ik een functie voorstellen?',
    answer: [
      'Graag; op deze pagina verzamelen we ze. Elk voorstel wordt door een mens gelezen. Kijk voor je schrijft even bij de ',
      faq('veelgestelde vragen'),
      ': misschien staat het er al.',
    ],
  },
];
