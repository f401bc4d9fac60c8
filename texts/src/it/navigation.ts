export const skipToContent = 'Vai al contenuto';
export const oldBrowser =
  'Questo browser è troppo vecchio per Crisper: alcune cose non funzioneranno. Serve Chrome o Edge 123, Firefox 125, Safari 17.5 o più recente.';
export const main = 'Navigazione principale';
export const menu = 'Menu';
export const home = 'Home';
export const fridge = 'Frigo';
export const blog = 'Blog';
export const dashboard = 'Pannello';
export const kitchen = 'Cucina';
export const about = 'Chi siamo';
export const contact = 'Contatti';
export const login = 'Accedi';
export const getStarted = 'Inizia';
export const notifications = 'Notifiche';
export const newNotifications = 'Notifiche, ce ne sono di nuove';

export const logout = 'Esci';
export const logoutTitle = 'Vai già via?';
export const logoutQuestion = 'Vuoi uscire dal tuo account?';
export const logoutFailedTitle = 'Errore';
export const logoutFailed = 'L’uscita non è riuscita. Riprova.';
export const loggedOutTitle = 'Fatto';
export const loggedOut = 'La tua sessione è chiusa. A presto!';

export const foodDashboard = 'Pannello';
export const overview = 'Panoramica';
export const myProfile = 'Il mio profilo';
export const addFoods = 'Aggiungi alimenti';
export const myFoods = 'I miei alimenti';
export const expiredItems = 'Scaduti';
export const bmiChecker = 'Calcolo dell’IMC';

export const loadingUser = 'Caricamento del tuo account…';
export const notReachedTitle = 'Nessuna risposta';
