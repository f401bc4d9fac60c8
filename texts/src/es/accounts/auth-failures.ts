export const invalidEmail = 'Esta dirección de correo no es válida.';
export const failed = 'Algo ha ido mal, prueba otra vez.';
export const registrationFailed = 'Algo ha ido mal al crear la cuenta.';

export const googleNotSetUp = 'Aquí no se puede entrar con Google. Usa tu correo y tu contraseña.';
export const googlePopupClosed = 'La ventana de Google se cerró antes de terminar.';
export const googleLoginFailed = 'No se pudo entrar con Google. Prueba otra vez.';
export const googleSignUpFailed = 'Algo ha ido mal al crear la cuenta con Google.';
