export const pageTitle = 'Algo se ha roto';
export const pageDescription = 'No se pudo mostrar esta página.';
export const headingAway = 'Esta página no ha llegado.';
export const heading = 'Esta página se ha echado a perder.';
export const explanation =
  'Algo se ha roto por nuestra parte y no se pudo mostrar. Muchas veces basta con reintentar; tu comida sigue donde la dejaste.';
export const goHome = 'Ir al inicio';
