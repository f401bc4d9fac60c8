// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Profiel';
export const pages = 'Pagina’s';
export const previousPage = 'Vorige pagina';
export const pageNumber = ({ page }: { page: number }) => `Pagina ${page}`;
export const nextPage = 'Volgende pagina';

export const showPassword = 'Wachtwoord tonen';
export const hidePassword = 'Wachtwoord verbergen';

export const toastRegion = 'Meldingen Alt+T';
export const ok = 'OK';
export const cancel = 'Annuleren';
export const close = 'Sluiten';
export const loading = 'Laden…';
export const tryAgain = 'Opnieuw proberen';

export const colours = 'Kleuren';
export const likeTheSystem = 'Zoals het systeem';
export const light = 'Licht';
export const dark = 'Donker';

export const carousel = 'carrousel';
export const slide = 'dia';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} van ${count}`;
export const previousSlide = 'Vorige dia';
export const goToSlide = ({ number }: { number: number }) => `Naar dia ${number}`;
export const nextSlide = 'Volgende dia';
export const startMoving = 'Vanzelf laten bewegen';
export const stopMoving = 'Niet meer vanzelf bewegen';
