export const skipToContent = 'Hoppa till innehållet';
export const oldBrowser =
  'Webbläsaren är för gammal för Crisper: en del kommer inte att fungera. Det behövs Chrome eller Edge 123, Firefox 125, Safari 17.5 eller nyare.';
export const main = 'Huvudmeny';
export const menu = 'Meny';
export const home = 'Start';
export const fridge = 'Kylskåp';
export const blog = 'Blogg';
export const dashboard = 'Min sida';
export const kitchen = 'Kök';
export const about = 'Om oss';
export const contact = 'Kontakt';
export const login = 'Logga in';
export const getStarted = 'Kom i gång';
export const notifications = 'Notiser';
export const newNotifications = 'Notiser, nya';

export const logout = 'Logga ut';
export const logoutTitle = 'Är du säker?';
export const logoutQuestion = 'Vill du logga ut?';
export const logoutFailedTitle = 'Fel';
export const logoutFailed = 'Det gick inte att logga ut. Försök igen.';
export const loggedOutTitle = 'Hej då';
export const loggedOut = 'Du är utloggad';

export const foodDashboard = 'Min sida';
export const overview = 'Översikt';
export const myProfile = 'Min profil';
export const addFoods = 'Lägg in mat';
export const myFoods = 'Min mat';
export const expiredItems = 'Utgånget';
export const bmiChecker = 'BMI-räknare';

export const loadingUser = 'Laddar ditt konto …';
export const notReachedTitle = 'Ingen kontakt';
