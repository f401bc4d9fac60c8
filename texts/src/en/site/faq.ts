export const pageTitle = 'Frequently asked questions';
export const pageDescription =
  'What Crisper costs, who can see your items, when food counts as expiring soon, and seven more answers.';
export const heading = 'Frequently asked questions';
export const introduction =
  'Ten of them, with short answers: what it costs, who sees what, and when food counts as expired.';
export const askUs = 'Ask us something else';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'What does Crisper do?',
    answer: [
      'It remembers dates so that you do not have to. Add what goes into the fridge with its category, quantity, picture and expiry date; Crisper counts the days, shows what is fresh, what expires soon and what has expired, and your overview lists what to eat first. It works for anything with a date, sunscreen and batteries included.',
    ],
  },
  {
    title: 'Is Crisper free?',
    answer: [
      'Yes, all of it. There is no paid plan and no trial that runs out. You need an account to add things, to see your own dashboard and to book a session; browsing and reading need none.',
    ],
  },
  {
    title: 'Do I need an internet connection?',
    answer: [
      'To log in and to open Crisper for the first time, yes, and for the public fridge. Your items live on the server, so that everybody in the kitchen sees the same shelf from any phone or computer. Your own kitchens go on without one.',
    ],
  },
  {
    title: 'Does it work offline?',
    answer: [
      'It does. Supermarkets have thick walls and cellars have none of the signal, so your browser keeps your kitchens with their food and shopping lists. Go on eating, ticking and adding; what you did is sent when there is a network again. To open Crisper itself without one, its address has to begin with https.',
    ],
  },
  {
    title: 'When does something count as expiring soon?',
    answer: [
      'When its date is today or within the next five days. Food is good through the day printed on it, so an item turns expired at midnight after that day and not before. Something without a date is never flagged.',
    ],
  },
  {
    title: 'Who can see what I add?',
    answer: [
      'What you put into a kitchen of your own: the people in it, and nobody else, unless one of them lets a program look in or passes on a link to a shopping list. What you put into the public ',
      link.fridge('Fridge'),
      ': everybody, because visitors can open it without an account. There they read your name under “Added By”; people who are logged in read your email address, unless you choose otherwise in ',
      link.profile('your profile'),
      '. The note you write on an item is yours alone, wherever the item is. So please keep anything personal out of the titles, pictures and descriptions of public food.',
    ],
  },
  {
    title: 'Can a shared kitchen use it together?',
    answer: [
      'It was made with one in mind. Start a kitchen and send the others its link. Each person logs in with an account of their own, adds what they buy, and everybody in the kitchen sees the same shelf, with a name beside what is somebody’s own. Our articles on ',
      link.sharedKitchenArticles('shared kitchens'),
      ' have the house rules that go with it.',
    ],
  },
  {
    title: 'Can someone else change or delete my items?',
    answer: [
      'In the public fridge, no: others can look, but only the account that added an item can edit or delete it, and what you offer is theirs to take. In a kitchen, yes: its members run one shelf together, so each of them can change, finish or remove what is in it, and guests can only look. If somebody finishes what is yours, the bell tells you who. Your note stays yours everywhere. The server checks all of that every time, whatever the page in front of it says.',
    ],
  },
  {
    title: 'I forgot my password. What now?',
    answer: [
      'Ask for a link to choose a new one on the ',
      link.passwordReset('reset page'),
      '. If you signed up with Google, you need no password here: choose Google on the ',
      link.login('login page'),
      ' instead.',
    ],
  },
  {
    title: 'How do I ask for a feature?',
    answer: [
      'Through the ',
      link.contact('Contact'),
      ' section. Tell us what you were trying to do in your kitchen rather than which button you would like; the story of one messy Tuesday tells us more than a sketch.',
    ],
  },
];
