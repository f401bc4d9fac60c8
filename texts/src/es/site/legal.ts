export const contents = 'En esta página';
export const backHome = 'Volver al inicio';
