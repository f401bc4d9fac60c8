import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const parts = 'Parts of your profile';
export const back = 'Back to your profile';

export const you = 'You';
export const reminders = 'Reminders';
export const remindersText = 'When we tell you what to eat first, and where.';
export const kitchens = 'Your kitchens';
export const kitchensText = 'Where you share food with others.';
export const privacy = 'Privacy';
export const privacyText = 'Who sees what of you, and what is kept.';
export const devices = 'Devices';
export const devicesText = 'Where you are logged in, and what happened to your account.';
export const programs = 'Programs';
export const programsText = 'Other programs can look into your kitchens or help with them.';
export const data = 'Your data';
export const dataText = 'A copy of everything that is yours, or the end of it.';

/** What the list of the parts says about each, in one line. */
export const noKitchens = 'None yet';
export const severalKitchens = ({ count }: { count: number }) => `${count} kitchens`;
export const emailSeenBy: Record<EmailAudience, string> = {
  nobody: 'Nobody sees your email address',
  'signed-in': 'Logged-in people see your email address',
  everybody: 'Everybody sees your email address',
};
export const copyOrDelete = 'Download a copy, or delete your account';
