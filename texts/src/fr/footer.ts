export const aboutUs =
  'Crisper aide à sauver de la nourriture, du temps et la planète, une étagère après l’autre.';
export const explore = 'Découvrir';
export const goodToKnow = 'Bon à savoir';
export const faq = 'FAQ';
export const foods = 'Combien de temps ça se garde';
export const privacyPolicy = 'Confidentialité';
export const terms = 'Conditions d’utilisation';
export const questions = <T>({ email }: { email: T }) => ['Des questions ? Écris à ', email];
export const onInstagram = 'La cuisine zéro déchet sur Instagram';
export const onFacebook = 'L’anti-gaspi sur Facebook';
export const onYouTube = 'Bien conserver les aliments sur YouTube';
