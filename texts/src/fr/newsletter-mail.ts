export const confirmSubject = 'À confirmer : la lettre de Crisper';
export const confirmHeading = 'Plus qu’un clic';
export const confirmQuestion =
  'Quelqu’un, toi sans doute, a demandé la lettre de Crisper pour cette adresse. On l’envoie ?';
export const confirm = 'Confirmer';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `Le lien marche pendant ${days} jours. Si ce n’était pas toi, ignore cet e-mail : rien d’autre ne viendra.`;

export const onListSubject = 'Tu reçois déjà la lettre de Crisper';
export const onListHeading = 'Tu es déjà sur la liste';
export const onList =
  'Quelqu’un, toi sans doute, a demandé la lettre de Crisper pour cette adresse. Elle y arrive déjà.';
export const enough = 'Tu n’en veux plus ?';
export const unsubscribe = 'Me désabonner';
