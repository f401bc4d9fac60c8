export const backTo = ({ kitchen }: { kitchen: string }) => `Volver a «${kitchen}»`;
export const pageDescription = 'Qué hay en la cocina y qué comer primero.';
export const loading = 'Cargando la cocina…';
export const loadFailed = 'No se pudo cargar la cocina';
export const missingPageTitle = 'No se encontró la cocina';
export const missing = 'Esta cocina no está abierta para ti';
export const missingText =
  'Quizá se haya cerrado o ya no estés en ella. Si es un error, pide una invitación nueva a alguien de la cocina.';
export const goToKitchens = 'Ir a mis cocinas';

export const menu = 'Esta cocina';
export const allKitchens = 'Todas las cocinas';
export const peoplePage = 'Personas';
export const settings = 'Ajustes';
export const waste = 'Qué fue de nuestra comida';
export const guest = 'Estás como invitado: se mira, pero no se toca.';
