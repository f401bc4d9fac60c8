export const notLoggedIn = 'You must be logged in to add food';
