import { plural } from '#da/plural.ts';

export const takePhoto = 'Tag et foto';
export const uploadPhoto = 'Upload et foto';
export const uploading = 'Uploader …';
export const choosePicture = 'Vælg et billede';

export const findPicture = 'Find et billede';
export const findHint = 'Mælk, æble, brød …';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} billede`, other: `${count} billeder` });
export const noneFound = 'Det har vi ikke noget billede af. Her er de alle:';

export const looksLike = 'Ligner';
export const imageUrl = 'Billed-URL';

export const preview = 'Forhåndsvisning af maden';
export const noPicture = 'Intet billede endnu';
export const notShowable = 'Billedet kan ikke vises';
export const removeImage = 'Fjern billedet';
