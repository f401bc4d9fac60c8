export const pageTitle = 'Conditions d’utilisation';
export const pageDescription =
  'L’accord entre toi et Crisper, en six courtes sections : comptes, ta part, tes données et notre responsabilité.';
export const heading = 'Conditions d’utilisation';
export const lead =
  'L’accord entre toi et nous. Six courtes sections ; celle sur la sécurité des aliments est à lire deux fois. Ceci est une traduction ; seul le texte anglais fait foi.';

export const introductionHeading = 'Introduction';
export const introduction =
  'Crisper est un service gratuit qui garde un œil sur les aliments et leurs dates, pour les foyers et les cuisines partagées. En l’utilisant, avec ou sans compte, tu acceptes ces conditions. Si tu ne peux pas les accepter, ne l’utilise pas.';

export const accountHeading = 'Inscription';
export const accountNeeded =
  'Tu peux regarder et lire sans compte. Pour ajouter des aliments, il en faut un, avec une adresse e-mail qui est à toi ou par Google. Donne un nom sous lequel ta cuisine te reconnaîtra : il est affiché à côté de tes aliments.';
export const accountPassword =
  'Garde ton mot de passe pour toi : ce qui se fait depuis ton compte compte comme fait par toi. Si tu penses que quelqu’un d’autre s’en sert, change le mot de passe et dis-le-nous.';

export const responsibilitiesHeading = 'Ta responsabilité';
export const responsibleForContent =
  'Ce que tu mets dans le frigo ouvert est public, avec ton nom à côté, et pour les personnes connectées ton adresse e-mail, sauf si tu choisis autre chose dans ton profil. Ce que tu mets dans une cuisine est pour les gens qui y sont. N’ajoute donc que ce que tu as le droit de partager, et rien d’illégal, d’insultant ou qui relève de la vie privée de quelqu’un d’autre. N’utilise que des images que tu as le droit d’utiliser.';
export const responsibleForUse =
  'N’essaie pas de lire ou de modifier ce qui est à d’autres comptes, de contourner les limites du service, ni de le charger au point que d’autres ne puissent plus l’utiliser. Nous pouvons retirer des aliments et fermer des comptes qui enfreignent ces règles.';

export const dataHeading = 'Données recueillies';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Pour faire son travail, Crisper garde ton compte, tes aliments et quelques informations sur ton appareil. Notre ',
  privacyPolicy('Politique de confidentialité'),
  ' dit quoi exactement, qui peut le voir et comment le faire supprimer. Elle fait partie de ces conditions.',
];

export const liabilityHeading = 'Limitation de responsabilité';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper compte des jours. Il ne peut ni voir, ni sentir, ni goûter tes aliments, et n’assume aucune responsabilité pour les décisions de sécurité alimentaire.',
  ),
  ' Une étiquette « frais » dit qu’une date est encore à venir, pas que c’est sans danger. Suis l’emballage, conserve les aliments comme il le demande, et dans le doute, jette. Nos articles, nos conseils de conservation et le calcul de l’IMC sont des informations générales, pas des conseils médicaux.',
];
export const noWarranty =
  'Le service est fourni tel quel. Nous faisons en sorte qu’il marche et qu’il soit juste, mais ne pouvons promettre qu’il ne soit jamais interrompu ou dans l’erreur ; dans la mesure où la loi le permet, nous ne répondons pas des pertes subies en comptant sur lui, aliments gâtés et notifications manquées compris.';

export const changesHeading = 'Changements de ces conditions';
export const changes =
  'Nous pouvons changer ces conditions quand le service change. La version en vigueur est toujours sur cette page ; les changements importants y sont annoncés avant de s’appliquer. Continuer à utiliser Crisper ensuite, c’est les accepter.';

export const contactHeading = 'Contact juridique';
export const contact = <T>({ email }: { email: T }) => [
  'Tout ce qui touche à ces conditions va à ',
  email,
  '. Indique la section dont tu parles.',
];
