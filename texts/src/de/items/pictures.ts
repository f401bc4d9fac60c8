import { plural } from '#de/plural.ts';

export const takePhoto = 'Foto machen';
export const uploadPhoto = 'Foto hochladen';
export const uploading = 'Wird hochgeladen …';
export const choosePicture = 'Bild wählen';

export const findPicture = 'Bild suchen';
export const findHint = 'Milch, Apfel, Brot …';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} Bild`, other: `${count} Bilder` });
export const noneFound = 'Davon haben wir kein Bild. Das sind alle:';

export const looksLike = 'Sieht aus wie';
export const imageUrl = 'Bild-URL';

export const preview = 'Vorschau des Lebensmittels';
export const noPicture = 'Noch kein Bild';
export const notShowable = 'Dieses Bild lässt sich nicht anzeigen';
export const removeImage = 'Bild entfernen';
