export const pageTitle = 'Mi perfil';
export const pageDescription = 'Tu nombre, tu foto y tu contraseña.';
export const heading = 'Ajustes del perfil';
export const introduction = 'Quién eres aquí y cómo funciona Crisper para ti.';
