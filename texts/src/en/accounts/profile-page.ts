export const pageTitle = 'My profile';
export const pageDescription = 'Your name, your picture and your password.';
export const heading = 'Profile Settings';
export const introduction = 'Who you are here, and how Crisper works for you.';
