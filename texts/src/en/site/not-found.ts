export const pageTitle = '404';
export const pageDescription = 'This page does not exist.';
export const heading = 'Lost in the void';
export const explanation =
  "The page you seek doesn't exist in our realm. Perhaps it's been moved or never was.";
export const returnHome = 'Return home';
