import { plural } from '#en/plural.ts';

export const pageTitle = 'Kitchens';
export const pageDescription = 'The kitchens that you share with others, and the public fridge.';
export const heading = 'Kitchens';
export const introduction = 'Only the people in a kitchen see what is in it.';
export const loading = 'Loading your kitchens…';
export const loadFailed = 'Failed to load your kitchens';
export const yourKitchens = 'Your kitchens';

/** In the profile. */
export const inKitchens = 'You are in';
export const inNone = 'You are in no kitchen yet.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `${count} to eat today`;
export const nothingToday = 'Nothing has to be eaten today';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Ends within a day', other: `Ends in ${days} days` });

export const oneMore = 'One more?';
export const start = 'Start a kitchen';
export const startText = 'At home, in a flat, in the office. Only people you invite see it.';
export const join = 'Join one';
export const joinText = 'With a link or a QR code';

export const publicFridge = 'The public fridge';
export const publicFridgeText = 'Everybody can look into it, and everybody with an account can add to it.';

export const whose = 'Whose kitchen shall it be?';
export const several = 'You can be in several, and leave any of them.';
export const lookAround = 'Look into the public fridge first';
export const notNow = 'Not now';

export const startTitle = 'What is it called?';
export const name = 'Name of the kitchen';
export const nameHint = 'You can change it at any time.';
export const suggestedName = ({ person }: { person: string }) => `${person}’s kitchen`;
export const plainName = 'Our kitchen';
export const currency = 'Currency';
export const currencyHint = 'For what food costs. It can be changed later.';
export const chooseCurrency = 'Choose a currency';
export const startNow = 'Start';
export const starting = 'Starting…';

export const joinTitle = 'Join a kitchen';
export const joinHow =
  'Somebody in the kitchen sends you a link, or shows you a code for the camera of your phone. Open the link, or paste it here.';
export const link = 'The link that you were sent';
export const goOn = 'Go on';
export const noLink = 'This is no invitation. Please copy the whole link, up to its last letter.';
