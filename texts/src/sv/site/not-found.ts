export const pageTitle = '404';
export const pageDescription = 'Den här sidan finns inte.';
export const heading = 'Borta i tomheten';
export const explanation =
  'Sidan du söker finns inte här. Kanske har den flyttats, kanske har den aldrig funnits.';
export const returnHome = 'Till startsidan';
