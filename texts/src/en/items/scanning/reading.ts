export const loading = 'Loading what is needed for this, once…';
export const working = 'Reading…';
export const staysHere = 'The picture stays on this device. Only what you put in is saved.';
