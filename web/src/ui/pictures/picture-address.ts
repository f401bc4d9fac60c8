/** Where a picture that comes with the app is. */
export const pictureAddress = (name: string): string => `/pictures/${name}.webp`;
