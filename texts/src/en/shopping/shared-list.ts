export const pageTitle = 'A shopping list';
export const pageDescription = 'Look at a list that somebody shared with you, and tick what you got.';
export const loading = 'The list is loading.';
export const loadFailed = 'The list could not be loaded.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Shared by ${name}, until ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} of ${count} got`;
export const empty = 'There is nothing on the list.';
export const endedTitle = 'This link has ended';
export const endedText = 'Lists are shared for two days, or until somebody ends the link. Ask for a new one.';
export const brokenTitle = 'This link is not complete';
export const brokenText = 'Open it once more from the message, with everything behind the #.';
export const goHome = 'What is Crisper?';
export const notTicked = 'That was not sent. Try again.';
