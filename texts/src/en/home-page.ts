export const pageTitle = 'Crisper: eat it before it expires';
export const pageDescription =
  'Crisper keeps the date of everything in your fridge, counts down to it, and tells you what to eat first. For households and shared kitchens, free.';
