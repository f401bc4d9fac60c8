// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Foto del profilo';
export const pages = 'Pagine';
export const previousPage = 'Pagina precedente';
export const pageNumber = ({ page }: { page: number }) => `Pagina ${page}`;
export const nextPage = 'Pagina successiva';

export const showPassword = 'Mostra la password';
export const hidePassword = 'Nascondi la password';

export const toastRegion = 'Notifiche Alt+T';
export const ok = 'OK';
export const cancel = 'Indietro';
export const close = 'Chiudi';
export const loading = 'Caricamento…';
export const tryAgain = 'Riprova';

export const colours = 'Colori';
export const likeTheSystem = 'Automatico';
export const light = 'Chiaro';
export const dark = 'Scuro';

export const carousel = 'carosello';
export const slide = 'schermata';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} di ${count}`;
export const previousSlide = 'Schermata precedente';
export const goToSlide = ({ number }: { number: number }) => `Vai alla schermata ${number}`;
export const nextSlide = 'Schermata successiva';
export const startMoving = 'Avvia lo scorrimento';
export const stopMoving = 'Ferma lo scorrimento';
