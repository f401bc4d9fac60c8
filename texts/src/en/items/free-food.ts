/** On the page of food in the public fridge that its owner offers. */
export const takeIt = 'Take it';
export const logInFirst = 'Log in, and it is yours. Its owner is told.';
export const intoKitchen = ({ kitchen }: { kitchen: string }) => `Into “${kitchen}”. Its owner is told.`;
export const ownerIsTold = 'Its owner is told.';
export const taken = ({ title }: { title: string }) => `${title} taken`;
export const isInKitchen = ({ kitchen }: { kitchen: string }) => `It is in “${kitchen}” now.`;
export const toKitchen = 'Look into the kitchen';

/** On the owner's own page of it. */
export const offering = {
  kept: {
    heading: 'Too much of it?',
    hint: 'Let somebody else have it. You are told who took it.',
    button: 'Free to take',
  },
  free: {
    heading: 'Free to take',
    hint: 'Anybody who is signed in may take it. You are told who did.',
    button: 'Keep it',
  },
};
