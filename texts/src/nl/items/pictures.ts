import { plural } from '#nl/plural.ts';

export const takePhoto = 'Foto maken';
export const uploadPhoto = 'Foto uploaden';
export const uploading = 'Uploaden…';
export const choosePicture = 'Plaatje kiezen';

export const findPicture = 'Plaatje zoeken';
export const findHint = 'Melk, appel, brood …';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} plaatje`, other: `${count} plaatjes` });
export const noneFound = 'Daar is geen plaatje van. Dit zijn ze allemaal:';

export const looksLike = 'Lijkt op';
export const imageUrl = 'URL van de foto';

export const preview = 'Voorbeeld van de foto';
export const noPicture = 'Nog geen foto';
export const notShowable = 'Deze foto kan niet worden getoond';
export const removeImage = 'Foto verwijderen';
