export const skipToContent = 'Zum Inhalt springen';
export const oldBrowser =
  'Dieser Browser ist zu alt für Crisper: Manches wird nicht gehen. Nötig ist Chrome oder Edge 123, Firefox 125, Safari 17.5 oder neuer.';
export const main = 'Hauptmenü';
export const menu = 'Menü';
export const home = 'Start';
export const fridge = 'Kühlschrank';
export const blog = 'Blog';
export const dashboard = 'Mein Crisper';
export const kitchen = 'Küche';
export const about = 'Über uns';
export const contact = 'Kontakt';
export const login = 'Anmelden';
export const getStarted = 'Loslegen';
export const notifications = 'Mitteilungen';
export const newNotifications = 'Mitteilungen, neu';

export const logout = 'Abmelden';
export const logoutTitle = 'Wirklich?';
export const logoutQuestion = 'Willst du dich abmelden?';
export const logoutFailedTitle = 'Fehler';
export const logoutFailed = 'Abmelden hat nicht geklappt. Versuche es noch einmal.';
export const loggedOutTitle = 'Bis bald';
export const loggedOut = 'Du bist abgemeldet';

export const foodDashboard = 'Mein Crisper';
export const overview = 'Übersicht';
export const myProfile = 'Mein Profil';
export const addFoods = 'Lebensmittel hinzufügen';
export const myFoods = 'Meine Lebensmittel';
export const expiredItems = 'Abgelaufenes';
export const bmiChecker = 'BMI-Rechner';

export const loadingUser = 'Dein Konto wird geladen …';
export const notReachedTitle = 'Nicht erreicht';
