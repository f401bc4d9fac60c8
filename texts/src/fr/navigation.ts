export const skipToContent = 'Aller au contenu';
export const oldBrowser =
  'Ce navigateur est trop ancien pour Crisper : certaines choses ne marcheront pas. Il faut Chrome ou Edge 123, Firefox 125, Safari 17.5, ou plus récent.';
export const main = 'Navigation principale';
export const menu = 'Menu';
export const home = 'Accueil';
export const fridge = 'Frigo';
export const blog = 'Blog';
export const dashboard = 'Tableau de bord';
export const kitchen = 'Cuisine';
export const about = 'À propos';
export const contact = 'Contact';
export const login = 'Connexion';
export const getStarted = 'Commencer';
export const notifications = 'Notifications';
export const newNotifications = 'Nouvelles notifications';

export const logout = 'Se déconnecter';
export const logoutTitle = 'Tu pars déjà ?';
export const logoutQuestion = 'Veux-tu te déconnecter ?';
export const logoutFailedTitle = 'Erreur';
export const logoutFailed = 'La déconnexion n’a pas marché. Réessaie.';
export const loggedOutTitle = 'C’est fait';
export const loggedOut = 'Ta session est fermée. À bientôt !';

export const foodDashboard = 'Tableau de bord';
export const overview = 'Vue d’ensemble';
export const myProfile = 'Mon profil';
export const addFoods = 'Ajouter des aliments';
export const myFoods = 'Mes aliments';
export const expiredItems = 'Périmés';
export const bmiChecker = 'Calcul de l’IMC';

export const loadingUser = 'Chargement de ton compte…';
export const notReachedTitle = 'Pas de réponse';
