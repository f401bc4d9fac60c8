export const contents = 'Auf dieser Seite';
export const backHome = 'Zur Startseite';
