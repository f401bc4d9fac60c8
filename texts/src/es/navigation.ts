export const skipToContent = 'Ir al contenido';
export const oldBrowser =
  'Este navegador es demasiado antiguo para Crisper: algunas cosas no funcionarán. Hace falta Chrome o Edge 123, Firefox 125, Safari 17.5 o posterior.';
export const main = 'Principal';
export const menu = 'Menú';
export const home = 'Inicio';
export const fridge = 'Nevera';
export const blog = 'Blog';
export const dashboard = 'Panel';
export const kitchen = 'Cocina';
export const about = 'Quiénes somos';
export const contact = 'Contacto';
export const login = 'Entrar';
export const getStarted = 'Empezar';
export const notifications = 'Notificaciones';
export const newNotifications = 'Notificaciones nuevas';

export const logout = 'Salir';
export const logoutTitle = '¿Ya te vas?';
export const logoutQuestion = '¿Quieres salir de tu cuenta?';
export const logoutFailedTitle = 'Error';
export const logoutFailed = 'No se pudo cerrar la sesión. Prueba otra vez.';
export const loggedOutTitle = 'Hecho';
export const loggedOut = 'Has salido de tu cuenta';

export const foodDashboard = 'Panel de comida';
export const overview = 'Resumen';
export const myProfile = 'Mi perfil';
export const addFoods = 'Añadir comida';
export const myFoods = 'Mis alimentos';
export const expiredItems = 'Caducados';
export const bmiChecker = 'Calculadora de IMC';

export const loadingUser = 'Cargando tu cuenta…';
export const notReachedTitle = 'Sin respuesta';
