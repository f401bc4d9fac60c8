// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Profilbild';
export const pages = 'Seiten';
export const previousPage = 'Vorige Seite';
export const pageNumber = ({ page }: { page: number }) => `Seite ${page}`;
export const nextPage = 'Nächste Seite';

export const showPassword = 'Passwort zeigen';
export const hidePassword = 'Passwort verbergen';

export const toastRegion = 'Meldungen Alt+T';
export const ok = 'OK';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const loading = 'Wird geladen …';
export const tryAgain = 'Noch einmal';

export const colours = 'Farben';
export const likeTheSystem = 'Automatisch';
export const light = 'Hell';
export const dark = 'Dunkel';

export const carousel = 'Karussell';
export const slide = 'Bild';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} von ${count}`;
export const previousSlide = 'Voriges Bild';
export const goToSlide = ({ number }: { number: number }) => `Zu Bild ${number}`;
export const nextSlide = 'Nächstes Bild';
export const startMoving = 'Von selbst weiterblättern';
export const stopMoving = 'Weiterblättern anhalten';
