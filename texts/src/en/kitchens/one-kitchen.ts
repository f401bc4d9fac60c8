export const backTo = ({ kitchen }: { kitchen: string }) => `Back to ${kitchen}`;
export const pageDescription = 'What is in the kitchen, and what to eat first.';
export const loading = 'Loading the kitchen…';
export const loadFailed = 'Failed to load the kitchen';
export const missingPageTitle = 'Kitchen not found';
export const missing = 'This kitchen is not open to you';
export const missingText =
  'It may have ended, or you are no longer in it. If that is a mistake, ask somebody in it for a new invitation.';
export const goToKitchens = 'Go to my kitchens';

export const menu = 'This kitchen';
export const allKitchens = 'All kitchens';
export const peoplePage = 'People';
export const settings = 'Settings';
export const waste = 'What became of our food';
export const guest = 'You are a guest: you can look, not touch.';
