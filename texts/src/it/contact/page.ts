export const pageTitle = 'Contatti';
export const pageDescription =
  'Scrivi, telefona o chatta: tre modi per raggiungere chi fa Crisper, e un modulo per idee, domande e lamentele.';
export const heading = 'Parla con una persona';
export const introduction =
  'Idee, domande, un errore che ti ha mangiato il burro: chi legge il tuo messaggio può farci qualcosa.';

export const email = 'Email';
export const emailNote = 'Per tutto quello che può aspettare domani.';
export const phone = 'Telefono';
export const phoneNote = 'Per quello che non può aspettare, negli stessi orari della chat.';
export const chat = 'Chat dal vivo';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9:00-17:00 EST (New York)';
export const chatNote = 'In quelle ore c’è qualcuno alla scrivania.';
export const chatOpen = 'Ora aperta';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `C’è qualcuno alla scrivania fino alle ${time}, ora tua. Scrivi nel modulo; la risposta arriva per email.`;
export const chatClosed = 'Ora chiusa';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Riapre oggi alle ${time}, ora tua. Fino ad allora, qui si apre il tuo programma di posta.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Riapre ${day} alle ${time}, ora tua. Fino ad allora, qui si apre il tuo programma di posta.`;
export const chatMailSubject = 'Una domanda per la chat';

export const formHeading = 'Mandaci un messaggio';
export const yourName = 'Il tuo nome';
export const yourEmail = 'La tua email';
export const yourMessage = 'Il tuo messaggio';
/** The label of a field that only programs find. */
export const trap = 'Sito web';
export const send = 'Invia il messaggio';
export const sending = 'Invio…';
export const answerNote = 'Rispondiamo all’indirizzo email che scrivi qui.';
export const needsJavaScript =
  'Per inviare questo modulo serve JavaScript. Senza, scrivi all’indirizzo email qui sopra.';
export const sent = 'Inviato!';
export const sentByMail = 'Il tuo messaggio è partito';
export const keptWithoutMail =
  'Il tuo messaggio è conservato per chi gestisce questo Crisper. Non manda email, quindi deve andare a cercarlo.';
export const notSent = 'Non inviato';

export const questionsHeading = 'Prima di scrivere';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Tre risposte che forse ti risparmiano la fatica. Altre dieci sono tra le ',
  faq('domande frequenti'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Quando avrò una risposta?',
    answer: [
      'Entro due giorni lavorativi, di solito prima. Al telefono e in chat trovi una persona negli orari indicati sopra. Non usiamo risposte preconfezionate, quindi una domanda difficile può richiedere un giorno in più.',
    ],
  },
  {
    title: 'Qualcosa sul sito non va. Cosa vi mando?',
    answer: [
      'L’indirizzo della pagina, cosa hai fatto, e cosa hai visto invece di quello che ti aspettavi. Il nome del browser aiuta, uno screenshot aiuta di più. Se in un articolo c’è qualcosa di sbagliato, dicci dove hai letto la versione giusta e lo correggiamo.',
    ],
  },
  {
    title: 'Posso proporre una funzione?',
    answer: [
      'Certo, le raccogliamo proprio qui. Ogni proposta la legge una persona. Prima di scrivere, un’occhiata alle ',
      faq('domande frequenti'),
      ' può risparmiarti un messaggio.',
    ],
  },
];
