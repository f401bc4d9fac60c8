/** Safari, outside the home screen. */
export const forgottenAfterAWeek =
  'Safari borra lo que guarda de un sitio que no se ha abierto en siete días, también lo que has hecho y aún no se ha enviado. La app en tu pantalla de inicio lo conserva.';
/** The browser has not agreed to keep everything. */
export const notLasting =
  'Si a este navegador le falta espacio, puede borrar lo que guarda, también lo que has hecho y aún no se ha enviado.';
