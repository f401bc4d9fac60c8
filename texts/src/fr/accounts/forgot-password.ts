export const pageTitle = 'Mot de passe oublié';
export const pageDescription =
  'Choisis un nouveau mot de passe pour ton compte Crisper, avec un lien envoyé à ton adresse e-mail.';
export const heading = 'Mot de passe oublié ?';
export const introduction = 'Donne ton adresse e-mail pour recevoir un lien et en choisir un nouveau.';
export const note = 'Les restes ne reviennent pas. Les mots de passe, si.';
export const noMail =
  'Ce Crisper n’envoie pas d’e-mails. Le lien va aux personnes qui le gèrent, et elles peuvent te le donner.';

export const form = 'Réinitialiser le mot de passe';
export const send = 'Envoyer le lien';
export const sending = 'Envoi…';
export const failedTitle = 'Ça n’a pas marché';
export const linkMailed = <T>({ email }: { email: T }) => [
  'S’il existe un compte pour ',
  email,
  ', un lien est en route. Il marche pendant 30 minutes ; regarde aussi dans les spams.',
];
export const linkWithOperator = <T>({ email }: { email: T }) => [
  'S’il existe un compte pour ',
  email,
  ', les personnes qui gèrent ce Crisper ont un lien. Demande-le-leur dans les 30 minutes.',
];
export const rememberedIt = <T>({ login }: { login: (words: string) => T }) => [
  'Il t’est revenu ? ',
  login('Retour à la connexion'),
];
