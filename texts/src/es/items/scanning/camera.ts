export const picture = 'Lo que ve la cámara';
export const takePicture = 'Hacer la foto';
export const takePhoto = 'Hacer una foto';
export const usePhoto = 'Usar una foto';
export const useCamera = 'Usar la cámara';
/** The first time. */
export const loading = 'Cargando el lector de imágenes. Queda guardado para la próxima vez…';
export const readingPhoto = 'Leyendo la foto…';
export const staysHere = 'Las imágenes se quedan en este dispositivo. Solo sale lo que añadas.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'La cámara está apagada.',
  starting: 'Encendiendo la cámara…',
  insecure: 'El navegador solo permite la cámara en direcciones https. Aquí también sirve una foto.',
  refused: 'Aquí no se permite la cámara. Permítela en los ajustes del navegador o usa una foto.',
  missing: 'No hemos encontrado ninguna cámara. Usa una foto.',
  busy: 'La cámara no responde; quizá la tenga otra app. Prueba otra vez o usa una foto.',
};
export const trouble = {
  dark: 'Está demasiado oscuro para ver nada. Busca más luz.',
  unreadable: 'No hemos podido abrir esa foto. Prueba con otra.',
  nothing: 'En esa foto no hemos encontrado nada. Prueba con otra más cercana y nítida.',
  'not-loaded': 'No se pudo cargar el lector de imágenes. Comprueba tu conexión y prueba otra vez.',
};
