import { locale } from './locale.ts';

export const heading = 'Calendario';
export const introduction =
  'Todas las fechas de tus alimentos, en el calendario que ya usas. Quien tenga la dirección puede leerlas, así que guárdatela.';
export const loadFailed = 'No se pudo cargar tu dirección de calendario';

export const address = 'Tu dirección de calendario';
export const addressHint =
  'Añádela a tu calendario como suscripción por URL. Solo se muestra ahora; si la pierdes, crea otra.';
export const copyAddress = 'Copiar dirección';
export const copiedToast = 'Dirección copiada.';
export const copyFailedToast = 'Tu navegador no deja copiar. Selecciona la dirección y cópiala a mano.';
export const openInProgram = 'Abrir en mi calendario';

export const madeOn = ({ date }: { date: string }) =>
  `Tienes una dirección desde el ${date}. No se puede volver a mostrar.`;
export const endedOn = ({ date }: { date: string }) =>
  `Tu dirección anterior dejó de funcionar el ${date}, porque cambiaste la contraseña o cerraste todas tus sesiones. Los calendarios que la usan ya no reciben nada; crea una nueva para ellos.`;
export const makeAddress = 'Crear una dirección';
export const makeNewAddress = 'Crear una dirección nueva';
export const turnOff = 'Desactivar';

export const renewTitle = '¿Crear una dirección nueva?';
export const renewWarning = 'Los calendarios que usan la anterior dejarán de recibir tus fechas.';
export const renewConfirm = 'Crear una nueva';
export const revokeTitle = '¿Desactivar la dirección?';
export const revokeWarning = 'Los calendarios que la usan dejarán de recibir tus fechas.';
export const revokedToast = 'La dirección de calendario ya no funciona.';

/** One food in the calendar. */
interface EventSummary {
  title: string;
  /** Nobody said the day. */
  isEstimated: boolean;
}
export const eventSummary = ({ title, isEstimated }: EventSummary) =>
  isEstimated ? `Último día, más o menos: ${title}` : `Último día: ${title}`;

interface EventDescription {
  category: string;
  quantity: number;
  isUseBy: boolean;
}
export const eventDescription = ({ category, quantity, isUseBy }: EventDescription) =>
  `${category}, cantidad: ${quantity.toLocaleString(locale)}${isUseBy ? '. No comer después de este día.' : ''}`;
