export const picture = 'What the camera sees';
export const takePicture = 'Take the picture';
export const takePhoto = 'Take a photo';
export const usePhoto = 'Use a photo';
export const useCamera = 'Use the camera';
/** The first time. */
export const loading = 'Loading what reads the picture. It is kept for the next time…';
export const readingPhoto = 'Reading the photo…';
export const staysHere = 'Pictures stay on this device. Only the food that you put in leaves it.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'The camera is off.',
  starting: 'Starting the camera…',
  insecure: 'The browser gives the camera to https addresses only. A photo works here as well.',
  refused: 'The camera is not allowed here. Allow it in the browser’s settings, or use a photo.',
  missing: 'We found no camera. Use a photo instead.',
  busy: 'The camera does not answer; another app may have it. Try again, or use a photo.',
};
export const trouble = {
  dark: 'It is too dark to see anything. Go where there is more light.',
  unreadable: 'We could not open that photo. Try another one.',
  nothing: 'We found nothing in that photo. Try one that is closer and sharper.',
  'not-loaded': 'What reads the picture could not be loaded. Check your connection and try again.',
};
