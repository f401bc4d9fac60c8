export const formHeading = 'Une lettre par semaine pour tout garder plus longtemps';
export const emailField = 'Ton adresse e-mail';
export const emailExample = 'toi@exemple.fr';
export const subscribe = 'M’abonner';
export const sending = 'Envoi…';
export const needsJavaScript = 'Il faut JavaScript pour s’abonner.';
export const smallPrint =
  'Chaque lundi : ton bilan de la semaine si tu as un compte, sinon de quoi lire. On te demande une fois de confirmer par e-mail, et chaque lettre a un lien pour arrêter.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Presque fini. On a envoyé un e-mail à ',
  email,
  ' : confirme avec le lien qu’il contient. Regarde aussi dans les spams.',
];
export const noLetter = 'Ce Crisper n’envoie pas d’e-mails';
export const noLetterText =
  'Il n’y a donc pas de lettre à recevoir. Avec un compte, la cloche et ton agenda te disent ce qui périme.';
export const noMail =
  'Ce Crisper n’envoie pas d’e-mails, donc aucune lettre ne viendrait. Rien n’a été gardé.';

export const confirmPageTitle = 'Confirmer la lettre';
export const confirmPageDescription = 'Confirme que tu veux la lettre de Crisper.';
export const confirmHeading = 'On t’écrit ?';
export const confirmText =
  'Une lettre chaque lundi matin. Si tu as un compte avec cette adresse e-mail, connecte-toi avant de confirmer : ce sera ton bilan de la semaine. Sinon, ce sera de quoi lire.';
export const confirm = 'Oui, je veux la lettre';
export const confirmedHeading = 'Tu es sur la liste';
export const confirmedText = 'La première lettre arrive lundi matin. Chacune a un lien pour arrêter.';

export const unsubscribePageTitle = 'Désabonnement';
export const unsubscribePageDescription = 'Arrêter la lettre de Crisper.';
export const unsubscribeHeading = 'Plus de lettres ?';
export const unsubscribeText =
  'Ton adresse quitte la liste tout de suite. Ton compte, si tu en as un, reste comme il est.';
export const unsubscribe = 'Me désabonner';
export const unsubscribedHeading = 'Tu n’es plus sur la liste';
export const unsubscribedText =
  'Plus aucune lettre ne viendra. Si elles te manquent, tu peux te réabonner en bas de chaque page.';
