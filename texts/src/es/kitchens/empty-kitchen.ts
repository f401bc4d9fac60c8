export const title = 'Sitio para todo';
export const text = 'Añade las primeras cosas e invita a los demás.';
export const guestText = 'En esta cocina aún no hay nada.';
export const add = 'Añadir algo';
export const invite = 'Invitar a alguien';
export const bring = 'Traer tu comida';
