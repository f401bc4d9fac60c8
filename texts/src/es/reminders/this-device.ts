export const heading = 'Avisos en este dispositivo';
export const stateText = {
  on: 'Lo que toca comer se muestra aquí, a tu hora, en lugar del correo.',
  off: 'Lo que toca comer se puede mostrar aquí en lugar de un correo, a tu hora, también con Crisper cerrado.',
  insecure: 'Los navegadores solo muestran avisos de páginas que empiezan por https://, y esta no lo hace.',
  'not-installed':
    'En un iPhone o iPad, los avisos necesitan Crisper en la pantalla de inicio: toca Compartir, luego «Añadir a pantalla de inicio», y ábrelo desde allí.',
  unsupported: 'Este navegador no puede mostrar avisos.',
  denied:
    'Tu navegador no permite que Crisper muestre avisos. Puedes cambiarlo en sus ajustes, a la izquierda de la dirección.',
  'not-ready': 'Aún no se pueden activar los avisos. Recarga la página en un momento y prueba otra vez.',
};
export const whatToDo = 'Qué más falta aquí y qué hacer';
export const turnOn = 'Mostrar avisos aquí';
export const turnOff = 'Quitar los avisos aquí';
export const turnedOn = 'Los avisos llegan a este dispositivo.';
export const turnedOff = 'Ya no hay avisos en este dispositivo.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) =>
  `Los avisos llegan a este dispositivo a las ${time}.`;
