export const pageTitle = 'Una lista de la compra';
export const pageDescription =
  'Mira una lista que alguien ha compartido contigo y marca lo que has comprado.';
export const loading = 'Cargando la lista.';
export const loadFailed = 'No se pudo cargar la lista.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Compartida por ${name}, hasta ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} de ${count} en el carro`;
export const empty = 'En la lista no hay nada.';
export const endedTitle = 'Este enlace ya no funciona';
export const endedText =
  'Las listas se comparten dos días, o hasta que alguien anula el enlace. Pide uno nuevo.';
export const brokenTitle = 'Este enlace no está completo';
export const brokenText = 'Ábrelo otra vez desde el mensaje, con todo lo que hay detrás de #.';
export const goHome = '¿Qué es Crisper?';
export const notTicked = 'No se ha enviado. Prueba otra vez.';
