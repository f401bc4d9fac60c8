import type { ReminderMode } from '@crisper/domain/reminders/reminder.ts';

export const heading = 'When and how';
export const introduction = 'What to eat first, in one mail or notice, and never an empty one.';
export const noMail =
  'This Crisper sends no mail, so no reminders come. A topic of ntfy below gets them even so. What is due is on the bell, and in your calendar if you connect it below.';
export const loadFailed = 'Failed to load your reminders';

export const mode = 'Remind me';
export const modeName: Record<ReminderMode, string> = {
  off: 'Never',
  daily: 'Every day there is something to tell',
  due: 'Only on days when something is due',
};
export const hour = 'At';
export const hourHint = ({ timeZone }: { timeZone: string }) =>
  `By the clock in ${timeZone}, your time zone.`;
/** Where notices are shown on a device. */
export const kinds = 'What the notices are about';
export const tellsTaken = 'Tell me, too, when others finish what is mine';
export const alsoMail = ({ email }: { email: string }) => `Send the mail as well, to ${email}`;
export const save = 'Save reminders';
export const stoppedToast = 'No more reminders.';
export const noMailToast = 'Saved, but this Crisper sends no mail.';
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Reminders come at ${time} to ${email}.`;
export const savedForDeviceToast = ({ time }: { time: string }) => `Notices come at ${time} to your devices.`;
export const savedForNtfyToast = ({ time }: { time: string }) => `Reminders come at ${time} by ntfy.`;
export const confirmEmailToast = 'Saved. Please confirm your email address now.';

export const proofMissing = ({ email }: { email: string }) =>
  `${email} is not confirmed yet. No reminders come until you have opened the link in a mail that we send there.`;
export const proofMailed = ({ email }: { email: string }) =>
  `We have sent a mail to ${email}. Open its link to confirm the email address; until then no reminders come. Look into the spam folder, too.`;
export const sendProof = 'Send the mail';
export const sendProofAgain = 'Send again';
export const proofSentToast = ({ email }: { email: string }) => `We have sent a mail to ${email}.`;

export const confirmPageTitle = 'Confirm your email address';
export const confirmPageDescription = 'Confirm that the email address is yours.';
export const confirmTitle = 'Is this email address yours?';
export const confirmLead = 'Confirm it, and the mails you asked for in your profile will come to it.';
export const confirm = 'Yes, it is mine';
export const confirmedTitle = 'Your email address is confirmed';
export const confirmedLead =
  'Reminders come as you chose them in your profile. Each one has a link to end them.';
export const confirmExpiredTitle = 'This link has been used or has expired';
export const confirmExpiredLead = <T>({ profile }: { profile: (words: string) => T }) => [
  profile('Your profile'),
  ' tells whether your email address is confirmed, and sends you a new link if it is not.',
];

export const stopPageTitle = 'Stop reminders';
export const stopPageDescription = 'End the mails about your food.';
export const stopTitle = 'No more reminders?';
export const stopLead = 'No more mails about what expires. Your food and your account stay as they are.';
export const stop = 'Stop reminders';
export const stoppedTitle = 'The reminders have stopped';
export const stoppedLead = 'Should you miss them, your profile brings them back.';
