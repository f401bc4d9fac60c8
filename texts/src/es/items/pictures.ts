import { plural } from '#es/plural.ts';

export const takePhoto = 'Hacer una foto';
export const uploadPhoto = 'Subir una foto';
export const uploading = 'Subiendo…';
export const choosePicture = 'Elige una imagen';

export const findPicture = 'Buscar una imagen';
export const findHint = 'Leche, manzana, pan…';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} imagen`, other: `${count} imágenes` });
export const noneFound = 'No hay ninguna de eso. Estas son todas:';

export const looksLike = 'Imagen';
export const imageUrl = 'URL de la imagen';

export const preview = 'Vista previa del alimento';
export const noPicture = 'Aún sin imagen';
export const notShowable = 'Esta imagen no se puede mostrar';
export const removeImage = 'Quitar la imagen';
