// What the parts of the design system say by themselves.
export const siteName = 'Crisper';
export const avatar = 'Foto de perfil';
export const pages = 'Páginas';
export const previousPage = 'Página anterior';
export const pageNumber = ({ page }: { page: number }) => `Página ${page}`;
export const nextPage = 'Página siguiente';

export const showPassword = 'Mostrar la contraseña';
export const hidePassword = 'Ocultar la contraseña';

export const toastRegion = 'Notificaciones Alt+T';
export const ok = 'Vale';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const loading = 'Cargando…';
export const tryAgain = 'Reintentar';

export const colours = 'Colores';
export const likeTheSystem = 'Como el sistema';
export const light = 'Claro';
export const dark = 'Oscuro';

export const carousel = 'carrusel';
export const slide = 'diapositiva';
export const slideOf = ({ number, count }: { number: number; count: number }) => `${number} de ${count}`;
export const previousSlide = 'Diapositiva anterior';
export const goToSlide = ({ number }: { number: number }) => `Ir a la diapositiva ${number}`;
export const nextSlide = 'Diapositiva siguiente';
export const startMoving = 'Iniciar el movimiento automático';
export const stopMoving = 'Detener el movimiento automático';
