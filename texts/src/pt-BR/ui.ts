// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Foto de perfil';
export const pages = 'Páginas';
export const previousPage = 'Página anterior';
export const pageNumber = ({ page }: { page: number }) => `Página ${page}`;
export const nextPage = 'Próxima página';

export const showPassword = 'Mostrar a senha';
export const hidePassword = 'Ocultar a senha';

export const toastRegion = 'Notificações Alt+T';
export const ok = 'OK';
export const cancel = 'Cancelar';
export const close = 'Fechar';
export const loading = 'Carregando…';
export const tryAgain = 'Tentar de novo';

export const colours = 'Cores';
export const likeTheSystem = 'Como o sistema';
export const light = 'Claro';
export const dark = 'Escuro';

export const carousel = 'carrossel';
export const slide = 'slide';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} de ${count}`;
export const previousSlide = 'Slide anterior';
export const goToSlide = ({ number }: { number: number }) => `Ir para o slide ${number}`;
export const nextSlide = 'Próximo slide';
export const startMoving = 'Iniciar o movimento';
export const stopMoving = 'Parar o movimento';
