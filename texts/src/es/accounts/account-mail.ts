export const proofSubject = 'Confirma tu correo para Crisper';
export const proofHeading = '¿Es tuya esta cuenta?';
export const proofQuestion =
  'Una cuenta de Crisper con esta dirección pide correos sobre su comida. Llegarán cuando confirmes que la cuenta y la dirección son tuyas.';
export const proofButton = 'Confirmar mi correo';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `El enlace funciona una vez, durante ${days} días, y te pide entrar. Si no tienes cuenta, ignora este correo: a una dirección sin confirmar no llega nada sobre comida.`;

export const resetSubject = 'Elige una contraseña nueva para Crisper';
export const resetAsked =
  'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Crisper.';
export const resetWithin = ({ minutes }: { minutes: number }) => `Elige una aquí en ${minutes} minutos:`;
export const resetButton = 'Elegir una contraseña nueva';
export const resetSmallPrint = 'Si no has sido tú, ignora este correo: tu contraseña sigue como está.';
