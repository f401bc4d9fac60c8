import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = 'Profile updated successfully!';
export const updateFailedToast = ({ reason }: { reason: string }) => `Failed to update profile: ${reason}`;

export const details = 'Profile';
export const fullName = 'Full Name';
export const noName = 'User';
export const createdOn = 'Account Created';
export const status = 'Account Status';
export const active = 'Active';
export const edit = 'Edit Profile';
export const editForm = 'Edit profile';
export const pictureUrl = 'Profile Image URL';
export const takePhoto = 'Take a photo';
export const choosePhoto = 'Choose a photo';
export const uploading = 'Uploading...';
export const saveChanges = 'Save Changes';

export const passwordHeading = 'Password';
export const passwordIntroduction =
  'Changing it logs you out everywhere else and ends your calendar address.';
export const noPasswordIntroduction =
  'You log in through another provider. With a password you can log in without it, too.';
export const passwordForm = 'Change password';
export const currentPassword = 'Current password';
export const changePassword = 'Change password';
export const setPassword = 'Set a password';
export const passwordChangedToast = 'Password changed. You are logged out everywhere else.';
export const passwordNotChangedTitle = 'Password Not Changed';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Ask for ',
  link('a link by mail'),
  ' to change it.',
];

export const timeZone = 'Time zone';
export const timeZoneIntroduction =
  'Decides which day it is for you wherever your browser does not say, such as in reminders and in scripts that use your account.';
export const sameTimeZone = 'The same as your browser’s.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Your browser is in ${zone}.`;
export const saveTimeZone = 'Save time zone';

export const privacy = 'Your email address';
export const privacyIntroduction = 'Your food is in the shared fridge; your email address need not be.';
export const whoSeesEmail = 'Who sees your email address beside your food?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Nobody',
  'signed-in': 'People who are logged in',
  everybody: 'Everybody',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Everybody else sees your name, ${name}.`,
  'signed-in': ({ email, name }) => `They see ${email}. Visitors see your name, ${name}.`,
  everybody: ({ email }) => `The people in your kitchens see ${email}, and so do visitors and the whole web.`,
};
export const savePrivacy = 'Save privacy';

export const devicesHeading = 'Every device';
export const devicesIntroduction =
  'Lost a phone, or forgot to log out at a friend’s? This ends every session, this one included, and your calendar address.';
export const logoutEverywhere = 'Logout everywhere';
export const logoutTitle = 'Are you sure?';
export const logoutQuestion = 'Do you want to logout on every device?';
export const logoutFailedTitle = 'Error';
export const logoutFailed = 'Logout failed. Try again.';
export const loggedOutTitle = 'Success';
export const loggedOut = 'You have been logged out on every device';

export const eventsHeading = 'Account activity';
export const eventsIntroduction =
  'Who came in, from where, and what was changed. If something here was not you, change your password and log out everywhere.';
export const eventsFailed = 'Failed to load account activity';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Logged in',
  'signed-out-everywhere': 'Logged out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by mail',
  'profile-changed': 'Profile changed',
  'calendar-address-made': 'Calendar address made',
  'calendar-address-ended': 'Calendar address ended',
  'key-made': 'Key for a program made',
  'key-ended': 'Key for a program ended',
  'keys-ended': 'Keys for programs ended',
};

export const exportHeading = 'A copy for you';
export const exportIntroduction =
  'Everything in your account, in one JSON file: profile, items with notes, activities, measurements, consultations, reminders, account activity, and links to your photos.';
export const downloadData = 'Download my data';

export const deleteAccount = 'Delete account';
export const deleteIntroduction = 'Your food, notes, photos and measurements go with it, for good.';
export const deleteTitle = 'Delete your account?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'The account of ',
  email,
  ' and everything in it will be deleted. Nobody can bring it back.',
];
export const deletePassword = 'Your password, to confirm that it is you';
export const deleteForGood = 'Delete for good';
export const deletedTitle = 'Account Deleted';
export const deleted = 'Your account and everything in it is gone. Thank you for having been here.';
