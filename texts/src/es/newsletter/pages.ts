export const formHeading = 'Un boletín a la semana sobre conservar comida';
export const emailField = 'Tu correo';
export const emailExample = 'tu@example.com';
export const subscribe = 'Suscribirme';
export const sending = 'Enviando…';
export const needsJavaScript = 'Para suscribirse hace falta JavaScript.';
export const smallPrint =
  'Cada lunes: tu informe semanal si tienes cuenta, o algo para leer. Antes de que llegue nada preguntamos una vez por correo, y cada boletín lleva un enlace para darse de baja.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Ya casi está. Hemos enviado un correo a ',
  email,
  ': confirma con el enlace que lleva. Mira también en la carpeta de spam.',
];
export const noLetter = 'Este Crisper no envía correos';
export const noLetterText =
  'Así que no hay boletín semanal. Con una cuenta, la campana y tu calendario te dicen qué caduca.';
export const noMail =
  'Este Crisper no envía correos, así que no llegaría ningún boletín. No se ha guardado nada.';

export const confirmPageTitle = 'Confirmar el boletín';
export const confirmPageDescription = 'Confirma que quieres el boletín de Crisper.';
export const confirmHeading = '¿Te escribimos?';
export const confirmText =
  'Un boletín cada lunes por la mañana. Si tienes cuenta con este correo, entra antes de confirmar y será tu informe semanal. Si no, es algo para leer.';
export const confirm = 'Sí, envíame el boletín';
export const confirmedHeading = 'Ya estás en la lista';
export const confirmedText =
  'El primero llega el próximo lunes por la mañana. Cada uno lleva un enlace para darse de baja.';

export const unsubscribePageTitle = 'Darse de baja';
export const unsubscribePageDescription = 'Dejar de recibir el boletín de Crisper.';
export const unsubscribeHeading = '¿No quieres más boletines?';
export const unsubscribeText =
  'Tu correo sale de la lista al momento. Tu cuenta, si la tienes, se queda como está.';
export const unsubscribe = 'Darme de baja';
export const unsubscribedHeading = 'Ya no estás en la lista';
export const unsubscribedText =
  'No llegarán más boletines. Si los echas de menos, puedes volver a pedirlos al pie de cada página.';
