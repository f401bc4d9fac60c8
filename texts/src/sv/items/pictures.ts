import { plural } from '#sv/plural.ts';

export const takePhoto = 'Ta ett foto';
export const uploadPhoto = 'Ladda upp ett foto';
export const uploading = 'Laddar upp …';
export const choosePicture = 'Välj en bild';

export const findPicture = 'Hitta en bild';
export const findHint = 'Mjölk, äpple, bröd …';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} bild`, other: `${count} bilder` });
export const noneFound = 'Ingen bild av det. Det här är alla:';

export const looksLike = 'Ser ut som';
export const imageUrl = 'Bildens URL';

export const preview = 'Förhandsvisning';
export const noPicture = 'Ingen bild än';
export const notShowable = 'Den här bilden kan inte visas';
export const removeImage = 'Ta bort bilden';
