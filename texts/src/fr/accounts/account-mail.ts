export const proofSubject = 'Confirme ton adresse e-mail pour Crisper';
export const proofHeading = 'Ce compte est à toi ?';
export const proofQuestion =
  'Un compte Crisper avec cette adresse e-mail demande des e-mails sur ses aliments. Ils viendront quand tu auras confirmé que le compte et l’adresse sont à toi.';
export const proofButton = 'Confirmer mon adresse e-mail';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `Le lien marche une seule fois, pendant ${days} jours, et te demande de te connecter. Si tu n’as pas de compte, ignore cet e-mail : rien n’est envoyé à une adresse qui n’est pas confirmée.`;

export const resetSubject = 'Choisis un nouveau mot de passe pour Crisper';
export const resetAsked =
  'Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour ton compte Crisper.';
export const resetWithin = ({ minutes }: { minutes: number }) =>
  `Tu as ${minutes} minutes pour en choisir un ici :`;
export const resetButton = 'Choisir un nouveau mot de passe';
export const resetSmallPrint =
  'Si ce n’était pas toi, ignore cet e-mail : ton mot de passe reste comme il est.';
