import { plural } from '#en/plural.ts';

export const takePhoto = 'Take a photo';
export const uploadPhoto = 'Upload a photo';
export const uploading = 'Uploading…';
export const choosePicture = 'Choose a picture';

export const findPicture = 'Find a picture';
export const findHint = 'Milk, apple, bread …';
export const pictureCount = ({ count }: { count: number }) =>
  plural(count, { one: `${count} picture`, other: `${count} pictures` });
export const noneFound = 'No picture of that. These are all of them:';

export const looksLike = 'Looks like';
export const imageUrl = 'Image URL';

export const preview = 'Preview of the food';
export const noPicture = 'No picture yet';
export const notShowable = 'This picture cannot be shown';
export const removeImage = 'Remove image';
