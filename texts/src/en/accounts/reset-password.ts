export const pageTitle = 'Reset password';
export const pageDescription = 'Choose a new password for Crisper.';
export const heading = 'Choose a new password';
export const introduction = 'It replaces the old one at once, and logs you out on every device.';
export const note = 'New password, same fridge.';

export const form = 'Choose a new password';
export const setPassword = 'Set new password';
export const changedTitle = 'Password Changed';
export const changed = 'You have been logged out everywhere. Please log in with your new password.';
export const failedTitle = 'Reset Failed';

export const brokenLink =
  'There is no token in this address. Please open the link exactly as it is in the mail, or ask for a new one.';
export const askForNewLink = 'Ask for a new link';
