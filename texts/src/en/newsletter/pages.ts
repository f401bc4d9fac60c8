export const formHeading = 'One letter a week on keeping food';
export const emailField = 'Your email address';
export const emailExample = 'you@example.com';
export const subscribe = 'Subscribe';
export const sending = 'Sending…';
export const needsJavaScript = 'Subscribing needs JavaScript.';
export const smallPrint =
  'Every Monday: your weekly report if you have an account, or something to read. We ask once by mail before anything comes, and every letter has a link to end it.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Almost there. We sent a mail to ',
  email,
  ': please confirm with the link in it. Look into the spam folder, too.',
];
export const noLetter = 'This Crisper sends no mail';
export const noLetterText =
  'So there is no weekly letter to subscribe to. With an account, the bell and your calendar tell you what expires.';
export const noMail = 'This Crisper sends no mail, so no letter would come. Nothing was kept.';

export const confirmPageTitle = 'Confirm the letter';
export const confirmPageDescription = 'Confirm that you want the Crisper letter.';
export const confirmHeading = 'Shall we write to you?';
export const confirmText =
  'One letter every Monday morning. If you have an account with this email address, log in before you confirm, and it is your weekly report. Otherwise it is something to read.';
export const confirm = 'Yes, send me the letter';
export const confirmedHeading = 'You are on the list';
export const confirmedText = 'The first letter comes next Monday morning. Each one has a link to end it.';

export const unsubscribePageTitle = 'Unsubscribe';
export const unsubscribePageDescription = 'End the Crisper letter.';
export const unsubscribeHeading = 'No more letters?';
export const unsubscribeText =
  'Your address is taken off the list at once. An account, if you have one, stays as it is.';
export const unsubscribe = 'Unsubscribe';
export const unsubscribedHeading = 'You are off the list';
export const unsubscribedText =
  'No more letters will come. Should you miss them, the box at the foot of every page brings them back.';
