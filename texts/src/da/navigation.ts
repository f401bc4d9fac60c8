export const skipToContent = 'Gå til indholdet';
export const oldBrowser =
  'Denne browser er for gammel til Crisper, så noget vil ikke virke. Brug Chrome eller Edge 123, Firefox 125, Safari 17.5 eller nyere.';
export const main = 'Hovedmenu';
export const menu = 'Menu';
export const home = 'Forside';
export const fridge = 'Køleskab';
export const blog = 'Blog';
export const dashboard = 'Mit Crisper';
export const kitchen = 'Køkken';
export const about = 'Om os';
export const contact = 'Kontakt';
export const login = 'Log ind';
export const getStarted = 'Kom i gang';
export const notifications = 'Beskeder';
export const newNotifications = 'Beskeder, nye';

export const logout = 'Log ud';
export const logoutTitle = 'Er du sikker?';
export const logoutQuestion = 'Vil du logge ud?';
export const logoutFailedTitle = 'Fejl';
export const logoutFailed = 'Du blev ikke logget ud. Prøv igen.';
export const loggedOutTitle = 'På gensyn';
export const loggedOut = 'Du er logget ud';

export const foodDashboard = 'Mit Crisper';
export const overview = 'Overblik';
export const myProfile = 'Min profil';
export const addFoods = 'Tilføj mad';
export const myFoods = 'Min mad';
export const expiredItems = 'Udløbet mad';
export const bmiChecker = 'BMI-beregner';

export const loadingUser = 'Henter din konto …';
export const notReachedTitle = 'Ingen forbindelse';
