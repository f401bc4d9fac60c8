export const pageTitle = 'Something broke';
export const pageDescription = 'This page could not be shown.';
export const headingAway = 'This page did not arrive.';
export const heading = 'This page went off.';
export const explanation =
  'Something broke on our side and we could not show it. Trying again often helps; your food is where you left it.';
export const goHome = 'Go to the home page';
