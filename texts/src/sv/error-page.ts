export const pageTitle = 'Något gick sönder';
export const pageDescription = 'Den här sidan kunde inte visas.';
export const headingAway = 'Den här sidan kom inte fram.';
export const heading = 'Den här sidan har surnat.';
export const explanation =
  'Något gick sönder hos oss och vi kunde inte visa sidan. Det hjälper ofta att försöka igen; maten ligger kvar där du la den.';
export const goHome = 'Till startsidan';
