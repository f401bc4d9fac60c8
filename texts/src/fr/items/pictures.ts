import { plural } from '#fr/plural.ts';

export const takePhoto = 'Prendre une photo';
export const uploadPhoto = 'Envoyer une photo';
export const uploading = 'Envoi…';
export const choosePicture = 'Choisir une image';

export const findPicture = 'Trouver une image';
export const findHint = 'Lait, pomme, pain…';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} image`, other: `${count} images` });
export const noneFound = 'Pas d’image de ça. Les voici toutes :';

export const looksLike = 'On dirait :';
export const imageUrl = 'URL de l’image';

export const preview = 'Aperçu de l’aliment';
export const noPicture = 'Pas encore d’image';
export const notShowable = 'Impossible d’afficher cette image';
export const removeImage = 'Retirer l’image';
