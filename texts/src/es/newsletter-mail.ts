export const confirmSubject = 'Confirma el boletín de Crisper';
export const confirmHeading = 'Solo falta un clic';
export const confirmQuestion =
  'Alguien, esperamos que tú, ha pedido el boletín de Crisper en esta dirección. ¿Lo enviamos?';
export const confirm = 'Confirmar';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `El enlace funciona ${days} días. Si no has sido tú, ignora este correo: no llegará nada más.`;

export const onListSubject = 'Ya recibes el boletín de Crisper';
export const onListHeading = 'Ya estás en la lista';
export const onList =
  'Alguien, esperamos que tú, ha pedido el boletín de Crisper en esta dirección. Ya te llega.';
export const enough = '¿Ya no lo quieres?';
export const unsubscribe = 'Darme de baja';
