export const pageTitle = 'Entrar';
export const pageDescription =
  'Entra en Crisper para ver qué hay en tu nevera, qué caduca antes y qué comer primero.';
export const heading = 'Adelante';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  '¿Es tu primera vez? ',
  register('Crea una cuenta'),
];
export const closed = 'De momento, aquí no se abren cuentas nuevas.';
export const invited = '¿Es tu primera vez? Una invitación a la cocina de alguien te abre una cuenta.';
export const note = 'Alguien tiene que vigilar la leche.';

export const form = 'Entrar';
export const forgotPassword = '¿Has olvidado la contraseña?';
export const logIn = 'Entrar';
export const loggingIn = 'Entrando…';

export const succeededTitle = '¡Ya estás dentro!';
export const failedTitle = 'No se ha podido entrar';
export const googleSucceededTitle = '¡Ya estás dentro!';
export const googleFailedTitle = 'No se ha podido entrar con Google';
