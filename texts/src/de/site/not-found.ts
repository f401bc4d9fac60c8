export const pageTitle = '404';
export const pageDescription = 'Diese Seite gibt es nicht.';
export const heading = 'Im Nichts gelandet';
export const explanation =
  'Die Seite, die du suchst, gibt es in unserem Reich nicht. Vielleicht ist sie umgezogen, vielleicht gab es sie nie.';
export const returnHome = 'Zur Startseite';
