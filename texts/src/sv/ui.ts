// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Profilbild';
export const pages = 'Sidor';
export const previousPage = 'Föregående sida';
export const pageNumber = ({ page }: { page: number }) => `Sida ${page}`;
export const nextPage = 'Nästa sida';

export const showPassword = 'Visa lösenord';
export const hidePassword = 'Dölj lösenord';

export const toastRegion = 'Meddelanden Alt+T';
export const ok = 'OK';
export const cancel = 'Avbryt';
export const close = 'Stäng';
export const loading = 'Laddar …';
export const tryAgain = 'Försök igen';

export const colours = 'Färger';
export const likeTheSystem = 'Som systemet';
export const light = 'Ljust';
export const dark = 'Mörkt';

export const carousel = 'bildspel';
export const slide = 'bild';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} av ${count}`;
export const previousSlide = 'Föregående bild';
export const goToSlide = ({ number }: { number: number }) => `Gå till bild ${number}`;
export const nextSlide = 'Nästa bild';
export const startMoving = 'Bläddra automatiskt';
export const stopMoving = 'Sluta bläddra automatiskt';
