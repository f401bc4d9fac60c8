export const brokenTitle = 'Il manque quelque chose';
export const brokenLead =
  'Cette adresse n’est pas complète. Ouvre le lien exactement comme il est dans l’e-mail.';
export const expiredTitle = 'Ce lien a expiré';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Prends celui de notre dernier e-mail, ou ',
  contact('écris-nous'),
  ' : on s’en occupe.',
];
export const failed = 'Ça n’a pas marché';
export const oneMoment = 'Un instant…';
export const goToCrisper = 'Aller sur Crisper';
