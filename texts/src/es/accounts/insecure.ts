export const heading = 'Aquí no funciona todo';
export const why =
  'Has abierto Crisper con una dirección que empieza por http://. En esas páginas los navegadores desactivan algunas cosas, porque alguien por el camino podría cambiar lo que ves.';
export const missing = [
  'Sin red, las páginas no se abren, y Crisper no se puede instalar.',
  'No se muestran avisos. Lo que toca comer está en la campana y llega por correo, si este Crisper lo envía.',
  'Los botones de copiar no funcionan. Selecciona el texto y cópialo a mano.',
] as const;
export const works = 'Todo lo demás funciona como siempre: añadir y comer, tus cocinas, las fotos.';
export const remedy =
  'Qué hacer: abre Crisper con una dirección que empiece por https://. Si aún no la tiene, quien lo lleva encuentra los pasos en docs/operating.md, en «https: at home».';

/** In the list of the profile's parts. */
export const inShort = 'Sin https, aquí faltan algunas cosas';
