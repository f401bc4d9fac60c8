export const pageTitle = 'Tablero';
export const pageDescription = 'Qué comer primero y qué comprar, para una pantalla en la cocina.';
export const loading = 'Cargando la cocina.';
export const eatFirst = 'Comer primero';
export const nothingDue = 'No hay nada que comer pronto.';
export const doNotEat = ({ titles }: { titles: string }) => `No comer: ${titles}`;
export const shoppingList = 'Por comprar';
export const nothingToGet = 'En la lista no hay nada.';
export const more = ({ count }: { count: number }) => `y ${count} más`;

export const notReached = ({ moment }: { moment: string }) =>
  `No se puede llegar a Crisper. Esto es de ${moment}.`;
export const neverReached = 'No se puede llegar a Crisper. Esta pantalla lo sigue intentando.';
export const mayFallAsleep = 'Este navegador no puede mantener la pantalla encendida. Ajústalo en la tablet.';

export const endedTitle = 'Esta pantalla ya no puede mirar';
export const endedText =
  'Su llave se ha desactivado, o su persona ha dejado la cocina. Crea otro enlace: Yo, Programas, La tablet de la nevera.';
export const noKeyTitle = 'Esta pantalla necesita su enlace';
export const noKeyText =
  'Abre el enlace entero, con todo lo que hay detrás de #. Se crea en Yo, Programas, La tablet de la nevera.';

/** On the page *Programs*. */
export const heading = 'La tablet de la nevera';
export const introduction =
  'Una pantalla en la cocina que muestra qué comer primero y qué comprar. Puede mirar, pero no cambiar nada.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Dejar que la tablet de la nevera mire en «${kitchen}»`;
export const keyName = 'Tablet de la nevera';
export const dialogTitle = 'Abre esto en la tablet';
export const howTo =
  'Escanea el código con la tablet, o copia el enlace y ábrelo allí. Solo se muestra ahora. Quien lo tenga ve qué hay en la cocina, hasta que desactives su llave abajo.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `Código QR del enlace que mira en «${kitchen}»`;
export const linkLabel = 'Enlace para la tablet';
export const copy = 'Copiar el enlace';
export const copied = 'Enlace copiado.';
export const copyFailed = 'Tu navegador no deja copiar. Selecciona el enlace y cópialo a mano.';
export const done = 'Listo';
export const noKitchen = 'Primero crea una cocina: aún no hay nada que mirar.';
