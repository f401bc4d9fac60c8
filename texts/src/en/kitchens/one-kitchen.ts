export const backTo = ({ kitchen }: { kitchen: string }) => `Back to ${kitchen}`;
export const loading = 'Loading the kitchen…';
export const loadFailed = 'Failed to load the kitchen';
export const missingPageTitle = 'Kitchen not found';
export const missing = 'This kitchen is not open to you';
export const missingText =
  'It may have ended, or you are no longer in it. If that is a mistake, ask somebody in it for a new invitation.';
export const goToKitchens = 'Go to my kitchens';
