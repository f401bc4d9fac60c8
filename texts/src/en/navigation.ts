export const skipToContent = 'Skip to the content';
export const oldBrowser =
  'This browser is too old for Crisper: some things will not work. It needs Chrome or Edge 123, Firefox 125, Safari 17.5, or newer.';
export const main = 'Main';
export const menu = 'Menu';
export const home = 'Home';
export const fridge = 'Fridge';
export const blog = 'Blog';
export const dashboard = 'Dashboard';
export const kitchen = 'Kitchen';
export const about = 'About Us';
export const contact = 'Contact';
export const login = 'Login';
export const getStarted = 'Get Started';
export const notifications = 'Notifications';
export const newNotifications = 'Notifications, new';

export const logout = 'Logout';
export const logoutTitle = 'Are you sure?';
export const logoutQuestion = 'Do you want to logout?';
export const logoutFailedTitle = 'Error';
export const logoutFailed = 'Logout failed. Try again.';
export const loggedOutTitle = 'Success';
export const loggedOut = 'You have been logged out';

export const foodDashboard = 'Food Dashboard';
export const overview = 'Overview';
export const myProfile = 'My Profile';
export const addFoods = 'Add Foods';
export const myFoods = 'My Added Foods';
export const expiredItems = 'Expired Items';
export const bmiChecker = 'BMI Checker';

export const loadingUser = 'Loading user data...';
export const notReachedTitle = 'Not reached';
