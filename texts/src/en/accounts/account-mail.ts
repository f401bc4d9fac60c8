export const proofSubject = 'Please confirm your email address for Crisper';
export const proofHeading = 'Is this account yours?';
export const proofQuestion =
  'A Crisper account with this email address asks for mails about its food. They come once you have confirmed that the account and the email address are yours.';
export const proofButton = 'Confirm my email address';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `The link works once, within ${days} days, and asks you to log in. If you have no account, ignore this mail: no mails about food come to an email address that is not confirmed.`;

export const resetSubject = 'Choose a new password for Crisper';
export const resetAsked = 'Somebody, hopefully you, asked for a new password for your Crisper account.';
export const resetWithin = ({ minutes }: { minutes: number }) => `Choose one here within ${minutes} minutes:`;
export const resetButton = 'Choose a new password';
export const resetSmallPrint = 'If it was not you, ignore this mail: your password stays as it is.';
