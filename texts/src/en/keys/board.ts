import { plural } from '#en/plural.ts';

export const pageTitle = 'Board';
export const pageDescription = 'What to eat first and what to get, for a screen in the kitchen.';
export const loading = 'The kitchen is loading.';
export const eatFirst = 'Eat first';
export const nothingDue = 'Nothing has to be eaten soon.';
export const doNotEat = ({ titles }: { titles: string }) => `Do not eat: ${titles}`;
export const shoppingList = 'To get';
export const nothingToGet = 'There is nothing on the list.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: 'and 1 more', other: `and ${count} more` });

export const notReached = ({ moment }: { moment: string }) =>
  `Crisper cannot be reached. This is from ${moment}.`;
export const neverReached = 'Crisper cannot be reached. This screen goes on trying.';
export const mayFallAsleep = 'This browser cannot keep the screen on. Set that in the tablet.';

export const endedTitle = 'This screen may no longer look in';
export const endedText =
  'Its key has ended, or its person has left the kitchen. Make a new link: Me, Programs, The tablet on the fridge.';
export const noKeyTitle = 'This screen needs its link';
export const noKeyText =
  'Open the whole link, with everything behind the #. You make one under Me, Programs, The tablet on the fridge.';

/** On the page *Programs*. */
export const heading = 'The tablet on the fridge';
export const introduction =
  'A screen in the kitchen that shows what to eat first and what to get. It can look, and change nothing.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Let the tablet on the fridge look into ${kitchen}`;
export const keyName = 'Tablet on the fridge';
export const dialogTitle = 'Open this on the tablet';
export const howTo =
  'Scan the code with the tablet, or copy the link and open it there. This is the only time it is shown. Whoever has it sees what is in the kitchen, until you end its key below.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR code of the link that looks into ${kitchen}`;
export const linkLabel = 'Link for the tablet';
export const copy = 'Copy the link';
export const copied = 'Link copied.';
export const copyFailed = 'Your browser does not let us copy. Please select the link and copy it yourself.';
export const done = 'Done';
export const noKitchen = 'Start a kitchen first: there is nothing yet to look into.';
