export const pageTitle = '404';
export const pageDescription = 'Siden findes ikke.';
export const heading = 'Fortabt i tomrummet';
export const explanation =
  'Siden, du søger, findes ikke i vores rige. Måske er den flyttet, måske har den aldrig været her.';
export const returnHome = 'Til forsiden';
