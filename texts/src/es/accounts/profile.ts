import type { AccountEventKind } from '@crisper/domain/accounts/account-event.ts';
import type { EmailAudience } from '@crisper/domain/accounts/email-audience.ts';

export const updatedToast = '¡Perfil actualizado!';
export const updateFailedToast = ({ reason }: { reason: string }) =>
  `No se pudo actualizar el perfil: ${reason}`;

export const details = 'Perfil';
export const fullName = 'Nombre completo';
export const noName = 'Sin nombre';
export const createdOn = 'Cuenta creada';
export const status = 'Estado de la cuenta';
export const active = 'Activa';
export const edit = 'Cambiar el perfil';
export const editForm = 'Cambiar el perfil';
export const pictureUrl = 'URL de la foto de perfil';
export const takePhoto = 'Hacer una foto';
export const choosePhoto = 'Elegir una foto';
export const uploading = 'Subiendo…';
export const saveChanges = 'Guardar los cambios';

export const passwordHeading = 'Contraseña';
export const passwordIntroduction =
  'Cambiarla cierra tu sesión en todos los demás sitios y desactiva tu dirección de calendario.';
export const noPasswordIntroduction =
  'Entras con otro proveedor. Con una contraseña también puedes entrar sin él.';
export const passwordForm = 'Cambiar la contraseña';
export const currentPassword = 'Contraseña actual';
export const changePassword = 'Cambiar la contraseña';
export const setPassword = 'Poner una contraseña';
export const passwordChangedToast = 'Contraseña cambiada. Tu sesión se ha cerrado en todos los demás sitios.';
export const passwordNotChangedTitle = 'Contraseña sin cambiar';
export const changePasswordByMail = <T>({ link }: { link: (words: string) => T }) => [
  'Pide ',
  link('un enlace por correo'),
  ' para cambiarla.',
];

export const timeZone = 'Zona horaria';
export const timeZoneIntroduction =
  'Decide qué día es para ti donde tu navegador no lo dice, como en los recordatorios y en los scripts que usan tu cuenta.';
export const sameTimeZone = 'La misma que la de tu navegador.';
export const otherTimeZone = ({ zone }: { zone: string }) => `Tu navegador está en ${zone}.`;
export const saveTimeZone = 'Guardar la zona horaria';

export const privacy = 'Tu correo';
export const privacyIntroduction =
  'Tu comida está en la nevera compartida; tu correo no tiene por qué estarlo.';
export const whoSeesEmail = '¿Quién ve tu correo junto a tu comida?';
export const audienceName: Record<EmailAudience, string> = {
  nobody: 'Nadie',
  'signed-in': 'Quien tiene cuenta',
  everybody: 'Todo el mundo',
};
export const audienceHint: Record<EmailAudience, (shown: { email: string; name: string }) => string> = {
  nobody: ({ name }) => `Los demás ven tu nombre, ${name}.`,
  'signed-in': ({ email, name }) => `Ven ${email}. Las visitas ven tu nombre, ${name}.`,
  everybody: ({ email }) => `La gente de tus cocinas ve ${email}, y también las visitas y toda la web.`,
};
export const savePrivacy = 'Guardar la privacidad';

export const devicesHeading = 'Todos los dispositivos';
export const devicesIntroduction =
  '¿Has perdido un móvil o has dejado la sesión abierta en casa de alguien? Esto cierra todas las sesiones, también esta, y desactiva tu dirección de calendario.';
export const logoutEverywhere = 'Cerrar sesión en todas partes';
export const logoutTitle = '¿Seguro?';
export const logoutQuestion = '¿Quieres cerrar la sesión en todos los dispositivos?';
export const logoutFailedTitle = 'Error';
export const logoutFailed = 'No se pudo cerrar la sesión. Prueba otra vez.';
export const loggedOutTitle = 'Hecho';
export const loggedOut = 'Sesión cerrada en todos los dispositivos';

export const eventsHeading = 'Actividad de la cuenta';
export const eventsIntroduction =
  'Quién ha entrado, desde dónde y qué se ha cambiado. Si algo de esto no lo has hecho tú, cambia tu contraseña y cierra la sesión en todas partes.';
export const eventsFailed = 'No se pudo cargar la actividad de la cuenta';
export const eventName: Record<AccountEventKind, string> = {
  'signed-in': 'Sesión abierta',
  'signed-out-everywhere': 'Sesiones cerradas en todas partes',
  'password-changed': 'Contraseña cambiada',
  'password-reset': 'Contraseña recuperada por correo',
  'profile-changed': 'Perfil modificado',
  'calendar-address-made': 'Dirección de calendario creada',
  'calendar-address-ended': 'Dirección de calendario desactivada',
  'key-made': 'Llave para un programa creada',
  'key-ended': 'Llave para un programa desactivada',
  'keys-ended': 'Llaves para programas desactivadas',
};

export const exportHeading = 'Una copia para ti';
export const exportIntroduction =
  'Todo lo de tu cuenta en un archivo JSON: perfil, alimentos con notas, actividad, medidas, consultas, recordatorios, actividad de la cuenta y enlaces a tus fotos.';
export const downloadData = 'Descargar mis datos';

export const deleteAccount = 'Borrar la cuenta';
export const deleteIntroduction =
  'Con ella se van tu comida, tus notas, tus fotos y tus medidas, para siempre.';
export const deleteTitle = '¿Borrar tu cuenta?';
export const deleteWarning = <T>({ email }: { email: T }) => [
  'Se borrará la cuenta de ',
  email,
  ' y todo lo que tiene. Nadie puede recuperarla.',
];
export const deletePassword = 'Tu contraseña, para confirmar que eres tú';
export const deleteForGood = 'Borrar para siempre';
export const deletedTitle = 'Cuenta borrada';
export const deleted = 'Tu cuenta y todo lo que tenía ya no están. Gracias por haber pasado por aquí.';
