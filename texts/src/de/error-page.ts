export const pageTitle = 'Da ist etwas kaputt';
export const pageDescription = 'Diese Seite ließ sich nicht zeigen.';
export const headingAway = 'Diese Seite kam nicht an.';
export const heading = 'Diese Seite ist verdorben.';
export const explanation =
  'Bei uns ist etwas kaputtgegangen, und wir konnten sie nicht zeigen. Oft hilft ein zweiter Versuch; dein Essen steht da, wo du es gelassen hast.';
export const goHome = 'Zur Startseite';
