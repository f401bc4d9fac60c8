interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} t’invite dans la cuisine ${kitchen}`;
export const heading = 'Viens dans notre cuisine';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} aimerait partager avec toi la cuisine ${kitchen} sur Crisper : ce qu’il y a dedans, quoi manger d’abord, et qui s’en occupe.`;
export const button = 'Voir l’invitation';
export const smallPrint = ({ days }: { days: number }) =>
  `Le lien marche pendant ${days} jours, et seulement pour cette adresse e-mail. Si tu ne sais pas qui t’invite, ignore ce message : rien ne se passe sans toi.`;
