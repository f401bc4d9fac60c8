export const pageTitle = 'Contact';
export const pageDescription =
  'Écrire, appeler ou discuter : trois façons de joindre les gens derrière Crisper, et un formulaire pour les idées, les questions et les plaintes.';
export const heading = 'Parle à quelqu’un';
export const introduction =
  'Des idées, des questions, un bug qui a mangé ton beurre : la personne qui lit ton message peut y faire quelque chose.';

export const email = 'E-mail';
export const emailNote = 'Pour tout ce qui peut attendre demain.';
export const phone = 'Téléphone';
export const phoneNote = 'Pour ce qui ne peut pas attendre, aux mêmes heures que le chat.';
export const chat = 'Chat en direct';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9 h – 17 h (New York)';
export const chatNote = 'Il y a alors quelqu’un au bureau.';
export const chatOpen = 'Ouvert';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Il y a quelqu’un au bureau jusqu’à ${time}, à ton heure. Écris dans le formulaire ; la réponse arrive par e-mail.`;
export const chatClosed = 'Fermé';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Rouvre aujourd’hui à ${time}, à ton heure. D’ici là, ceci ouvre ta messagerie.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Rouvre ${day} à ${time}, à ton heure. D’ici là, ceci ouvre ta messagerie.`;
export const chatMailSubject = 'Une question pour le chat';

export const formHeading = 'Envoie-nous un message';
export const yourName = 'Ton nom';
export const yourEmail = 'Ton e-mail';
export const yourMessage = 'Ton message';
/** The label of a field that only programs find. */
export const trap = 'Site web';
export const send = 'Envoyer';
export const sending = 'Envoi…';
export const answerNote = 'On répond à l’adresse e-mail que tu donnes ici.';
export const needsJavaScript =
  'Il faut JavaScript pour envoyer ce formulaire. Sans lui, écris à l’adresse e-mail ci-dessus.';
export const sent = 'Envoyé !';
export const sentByMail = 'Ton message est bien parti';
export const keptWithoutMail =
  'Ton message est gardé pour les personnes qui gèrent ce Crisper. Il n’envoie pas d’e-mails, donc c’est à elles de le trouver.';
export const notSent = 'Pas envoyé';

export const questionsHeading = 'Avant d’écrire';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Trois réponses qui t’épargneront peut-être un message. Dix autres sont dans les ',
  faq('questions fréquentes'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'Quand aurai-je une réponse ?',
    answer: [
      'En deux jours ouvrés au plus, souvent avant. Au téléphone et dans le chat, tu parles à quelqu’un aux heures indiquées plus haut. On n’a pas de réponses toutes faites, donc une question difficile peut prendre un jour de plus.',
    ],
  },
  {
    title: 'Quelque chose cloche sur le site. Que faut-il envoyer ?',
    answer: [
      'L’adresse de la page, ce que tu as fait, et ce que tu as vu à la place de ce que tu attendais. Le nom de ton navigateur aide, et une capture d’écran encore plus. Si c’est un fait qui est faux dans un article, dis-nous où tu as lu le bon, et on corrige.',
    ],
  },
  {
    title: 'Puis-je proposer une fonctionnalité ?',
    answer: [
      'Avec plaisir ; c’est ici qu’on les recueille. Chaque idée est lue par quelqu’un. Avant d’écrire, un coup d’œil aux ',
      faq('questions fréquentes'),
      ' t’épargnera peut-être un message.',
    ],
  },
];
