export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Comer primero: ${title}${more > 0 ? ` y ${more} más` : ''}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Caducado: ${title}${more > 0 ? ` y ${more} más` : ''}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `No comer: ${title}${more > 0 ? ` y ${more} más` : ''}`;
export const heading = 'Tu nevera hoy';
export const andMore = ({ count }: { count: number }) => `Y ${count} más.`;
export const openNotifications = 'Abrir mis notificaciones';
export const whyDaily = 'Pediste este correo cada día. En tu perfil puedes cambiar cuándo llega.';
export const whyWhenDue =
  'Pediste este correo para cuando toque comer algo. En tu perfil puedes cambiar cuándo llega.';
export const whyFromTheStart =
  'Este correo llega cuando toca comer algo, porque tu dirección está confirmada. En tu perfil puedes cambiar cuándo llega.';
export const stop = 'Dejar de recibirlo';
