export const skipToContent = 'Naar de inhoud';
export const oldBrowser =
  'Deze browser is te oud voor Crisper: sommige dingen werken niet. Nodig is Chrome of Edge 123, Firefox 125, Safari 17.5 of nieuwer.';
export const main = 'Hoofdmenu';
export const menu = 'Menu';
export const home = 'Start';
export const fridge = 'Koelkast';
export const blog = 'Blog';
export const dashboard = 'Mijn Crisper';
export const kitchen = 'Keuken';
export const about = 'Over ons';
export const contact = 'Contact';
export const login = 'Inloggen';
export const getStarted = 'Beginnen';
export const notifications = 'Meldingen';
export const newNotifications = 'Meldingen, nieuw';

export const logout = 'Uitloggen';
export const logoutTitle = 'Weet je het zeker?';
export const logoutQuestion = 'Wil je uitloggen?';
export const logoutFailedTitle = 'Fout';
export const logoutFailed = 'Uitloggen lukte niet. Probeer het opnieuw.';
export const loggedOutTitle = 'Tot gauw';
export const loggedOut = 'Je bent uitgelogd';

export const foodDashboard = 'Mijn Crisper';
export const overview = 'Overzicht';
export const myProfile = 'Mijn profiel';
export const addFoods = 'Eten toevoegen';
export const myFoods = 'Mijn eten';
export const expiredItems = 'Verlopen';
export const bmiChecker = 'BMI berekenen';

export const loadingUser = 'Je account wordt geladen…';
export const notReachedTitle = 'Niet bereikbaar';
