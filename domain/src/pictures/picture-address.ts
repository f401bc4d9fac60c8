const FOLDER = '/pictures/';

/** The URL of a picture that comes with the app. */
export const pictureAddress = (name: string): string => `${FOLDER}${name}.webp`;

/** Whether it comes with the app; those that people took lie elsewhere. */
export const isBuiltIn = (address: string): boolean => address.startsWith(FOLDER);
