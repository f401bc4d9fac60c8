export const endsOn = ({ date }: { date: string }) =>
  `Cette cuisine ferme le ${date}. Tout ce qu’elle contient sera alors supprimé.`;
export const takeItBack = 'La garder ouverte';
