interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'What is kept about you';
export const keptIntroduction = 'In the database of this Crisper, and nowhere else.';
export const kept = [
  'Your name, your email address, your time zone, and your picture if you chose one.',
  'Your food with its history, your notes, your photos and your measurements.',
  'When you want to be reminded, and the sessions you asked for.',
  'Browser and IP address of each login and each change of your account, for 90 days.',
] as const;
export const notKept = 'There is no advertising, and nothing that counts or follows you.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('The privacy policy'),
  ' says it in full. ',
  data('Your data'),
  ' has a copy of everything, and the way to delete it.',
];

export const hereHeading = 'What this browser keeps';
export const hereIntroduction = 'So that you stay logged in, and so that your kitchens open at once.';
export const here = [
  'That you are logged in, and as whom.',
  'Your kitchens with their food, and what you did there that has not been sent yet.',
  'What you chose last, such as dark or light, and what you typed and did not send.',
] as const;
export const pagesHere = 'The pages of Crisper, so that they open without a network.';
export const noPagesHere = 'Not the pages of Crisper, so without a network they do not open.';
export const amountHere = ({ amount }: { amount: string }) => `About ${amount} in all.`;
export const untilLogout = 'Logging out removes it.';
