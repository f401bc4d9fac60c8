export const pageTitle = 'Noget gik i stykker';
export const pageDescription = 'Siden kunne ikke vises.';
export const headingAway = 'Siden nåede ikke frem.';
export const heading = 'Siden er blevet for gammel.';
export const explanation =
  'Noget gik i stykker hos os, så vi kunne ikke vise den. Det hjælper ofte at prøve igen; din mad står, hvor du stillede den.';
export const goHome = 'Til forsiden';
