// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Profilbillede';
export const pages = 'Sider';
export const previousPage = 'Forrige side';
export const pageNumber = ({ page }: { page: number }) => `Side ${page}`;
export const nextPage = 'Næste side';

export const showPassword = 'Vis adgangskode';
export const hidePassword = 'Skjul adgangskode';

export const toastRegion = 'Meddelelser Alt+T';
export const ok = 'OK';
export const cancel = 'Annuller';
export const close = 'Luk';
export const loading = 'Henter …';
export const tryAgain = 'Prøv igen';

export const colours = 'Farver';
export const likeTheSystem = 'Som systemet';
export const light = 'Lys';
export const dark = 'Mørk';

export const carousel = 'Karrusel';
export const slide = 'Billede';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} af ${count}`;
export const previousSlide = 'Forrige billede';
export const goToSlide = ({ number }: { number: number }) => `Til billede ${number}`;
export const nextSlide = 'Næste billede';
export const startMoving = 'Bladr automatisk';
export const stopMoving = 'Stop bladring';
