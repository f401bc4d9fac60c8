/** The URL of a picture that comes with the app. */
export const pictureAddress = (name: string): string => `/pictures/${name}.webp`;
