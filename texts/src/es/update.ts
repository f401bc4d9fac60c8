export const label = 'Versión nueva';
export const offer = 'Hay una versión nueva de Crisper.';
export const update = 'Actualizar';
export const later = 'Más tarde';
