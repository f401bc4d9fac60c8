export const pageTitle = '404';
export const pageDescription = 'Esta página no existe.';
export const heading = 'En el vacío';
export const explanation =
  'La página que buscas no existe en nuestro reino. Quizá se haya mudado o nunca estuvo.';
export const returnHome = 'Volver al inicio';
