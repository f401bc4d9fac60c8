export const pageTitle = 'Contact';
export const pageDescription =
  'Write, call or chat: three ways to reach the people behind Crisper, and a form for ideas, questions and complaints.';
export const heading = 'Talk to a person';
export const introduction =
  'Ideas, questions, a bug that ate your butter: the person who reads your message can do something about it.';

export const email = 'Email';
export const emailNote = 'For anything that can wait until tomorrow.';
export const phone = 'Phone';
export const phoneNote = 'For anything that cannot, in the same hours as the chat.';
export const chat = 'Live Chat';
/** As people in New York call it all year round, daylight saving or not. */
export const chatHours = '9AM-5PM EST';
export const chatNote = 'Somebody is at the desk then.';
export const chatOpen = 'Open now';
export const chatOpenUntil = ({ time }: { time: string }) =>
  `Somebody is at the desk until ${time}, your time. Write in the form; the answer comes by email.`;
export const chatClosed = 'Closed now';
export const chatOpensToday = ({ time }: { time: string }) =>
  `Opens again today at ${time}, your time. Until then, this opens your mail program.`;
export const chatOpensOn = ({ day, time }: { day: string; time: string }) =>
  `Opens again on ${day} at ${time}, your time. Until then, this opens your mail program.`;
export const chatMailSubject = 'A question for the chat';

export const formHeading = 'Send us a message';
export const yourName = 'Your name';
export const yourEmail = 'Your email';
export const yourMessage = 'Your message';
/** The label of a field that only programs find. */
export const trap = 'Website';
export const send = 'Send message';
export const sending = 'Sending…';
export const answerNote = 'We answer to the email address you give here.';
export const needsJavaScript =
  'Sending this form needs JavaScript. Without it, please write to the email address above.';
export const sent = 'Submitted!';
export const sentByMail = 'Your message has been sent successfully';
export const keptWithoutMail =
  'Your message is kept for the people who run this Crisper. It sends no mail, so they have to look for it.';
export const notSent = 'Not Sent';

export const questionsHeading = 'Before you write';
export const questionsLead = <T>({ faq }: { faq: (words: string) => T }) => [
  'Three answers that may save you the trouble. Ten more are among the ',
  faq('frequently asked questions'),
  '.',
];

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>({ faq }: { faq: (words: string) => T }): Question<T>[] => [
  {
    title: 'How soon will I hear back?',
    answer: [
      'Within two working days, usually sooner. On the phone and in the chat you reach a person during the hours given above. We do not use canned replies, so a hard question may take a day longer.',
    ],
  },
  {
    title: 'Something on the site looks wrong. What should I send you?',
    answer: [
      'The address of the page, what you did, and what you saw instead of what you expected. The name of your browser helps, and a screenshot helps most. If it is a fact in an article that is wrong, tell us where you read the right one and we will correct it.',
    ],
  },
  {
    title: 'Can I suggest a feature?',
    answer: [
      'Please do; this page is where we collect them. Every suggestion is read by a person. Before you write, a look at the ',
      faq('frequently asked questions'),
      ' may save you a message.',
    ],
  },
];
