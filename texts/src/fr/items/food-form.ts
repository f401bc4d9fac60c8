export const selectCategory = 'Choisir une catégorie';
export const dateKept = 'Repris du dernier aliment.';
export const description = 'Description';
export const inThreeDays = '+3 jours';
export const inOneWeek = '+1 semaine';
export const inOneMonth = '+1 mois';

export const draftIsBack = 'Revoilà ce que tu n’avais pas terminé.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `Sa date, le ${date}, est passée : choisis-en une autre.`;
export const draftPhotoGone = 'Sa photo n’a pas été gardée si longtemps : choisis une autre image.';
export const startOver = 'Recommencer';
