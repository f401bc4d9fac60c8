export const pageTitle = 'Crear una cuenta';
export const pageDescription =
  'Crea una cuenta gratuita en Crisper: controla tu comida y entérate antes de que caduque.';
export const heading = 'Crea tu cuenta';
export const haveOneAlready = <T>({ login }: { login: (words: string) => T }) => [
  '¿Ya tienes una? ',
  login('Entra'),
];
export const note = 'Un minuto aquí, y nada se queda olvidado al fondo.';

export const form = 'Crear una cuenta';
export const name = 'Nombre';
export const photoUrl = 'URL de la foto';
export const photoUrlHint = 'Opcional. La URL de una foto tuya.';
export const createAccount = 'Crear la cuenta';
export const creatingAccount = 'Creando tu cuenta…';
export const agreement = <T>({ terms }: { terms: (words: string) => T }) => [
  'Al crear una cuenta aceptas los ',
  terms('términos y condiciones'),
  '. Todo el mundo puede ver lo que añades a la nevera abierta.',
];

export const createdTitle = 'Cuenta creada';
export const created = '¡Tu cuenta está lista!';
export const failedTitle = 'No se ha podido crear la cuenta';
export const signedUpTitle = '¡Cuenta creada!';
export const googleFailedTitle = 'No se ha podido con Google';

export const closedHeading = 'Sin cuentas nuevas';
export const closed =
  'De momento, aquí no se abren cuentas nuevas. Quien lleva este Crisper puede dejarte entrar; pregúntale cómo.';
export const invitedHeading = 'Por invitación';
export const invited =
  'Aquí se llega por invitación. Pide a alguien un enlace a su cocina: también te abre una cuenta.';
export const toLogin = 'Entrar';
