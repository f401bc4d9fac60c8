// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'User';
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const pageNumber = ({ page }: { page: number }) => `Page ${page}`;
export const nextPage = 'Next page';

export const showPassword = 'Show password';
export const hidePassword = 'Hide password';

export const toastRegion = 'Notifications Alt+T';
export const ok = 'OK';
export const cancel = 'Cancel';
export const close = 'Close';
export const loading = 'Loading…';
export const tryAgain = 'Try again';

export const colours = 'Colours';
export const likeTheSystem = 'Like the system';
export const light = 'Light';
export const dark = 'Dark';

export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} of ${count}`;
export const previousSlide = 'Previous slide';
export const goToSlide = ({ number }: { number: number }) => `Go to slide ${number}`;
export const nextSlide = 'Next slide';
export const startMoving = 'Start moving by itself';
export const stopMoving = 'Stop moving by itself';
