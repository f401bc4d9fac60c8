export const pageTitle = 'Vue d’ensemble';
export const pageDescription = 'Ce qu’il y a dans le frigo et quoi manger d’abord.';

export const you = 'Toi';
export const nameless = 'Sans nom';
export const memberSince = ({ date }: { date: string }) => `Membre depuis le ${date}`;

export const heading = 'Le frigo aujourd’hui';
export const inNumbers = 'Les aliments en chiffres';
export const totalItems = 'Aliments';
export const expiringSoon = 'Bientôt périmés';
export const expiredItems = 'Périmés';
export const freshItems = 'Frais';
/** Stands where the number is not known. */
export const fromLastWeek = 'en une semaine';
export const unchanged = 'Comme la semaine dernière';
export const changedBy = ({ change }: { change: string }) => `${change} en une semaine`;

export const upcomingHeading = ({ days }: { days: number }) =>
  `Bientôt périmés : les ${days} prochains jours`;
export const upcomingHint = 'Choisis un jour pour voir ce qui est bon jusque-là.';
export const figuresFailed = 'Impossible de charger les chiffres.';
export const upcomingFailed = 'Impossible de charger les jours à venir.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day} : ${items}`;

export const eatFirst = 'À manger d’abord';
export const eatFirstFailed = 'Impossible de charger la liste.';
export const nothingToEatFirst = 'Rien ne périme dans les cinq prochains jours.';

export const activities = 'Activité récente';
export const activitiesLoading = 'Chargement de ton activité…';
export const activitiesFailed = 'Impossible de charger ton activité.';
export const noActivities = 'Aucune activité récente';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} à ${time}`;

export const storageTips = 'Bien ranger son frigo';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Crèmerie',
    text: 'Garde le lait au fond d’une étagère, là où il reste froid. La porte se réchauffe à chaque ouverture.',
  },
  vegetables: {
    title: 'Légumes',
    text: 'Range-les au sec dans le bac à légumes, les feuilles dans un torchon, loin des pommes et des poires.',
  },
  meat: {
    title: 'Viande',
    text: 'Pose-la tout en bas sur un plateau, pour que rien ne coule, et congèle ce que tu ne cuisineras pas sous deux jours.',
  },
};
