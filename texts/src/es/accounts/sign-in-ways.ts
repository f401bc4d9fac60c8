export const heading = 'Formas de entrar';
export const introduction = 'Con cada una entras en esta cuenta.';
export const loadFailed = 'No se pudieron cargar las formas de entrar';
export const password = 'Correo y contraseña';
export const since = ({ date }: { date: string }) => `Desde el ${date}`;
