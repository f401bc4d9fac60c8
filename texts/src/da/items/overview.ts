export const pageTitle = 'Overblik';
export const pageDescription = 'Hvad der er i køleskabet, og hvad der skal spises først.';

export const you = 'Du';
export const nameless = 'Uden navn';
export const memberSince = ({ date }: { date: string }) => `Med siden ${date}`;

export const heading = 'Køleskabet i dag';
export const inNumbers = 'Maden i tal';
export const totalItems = 'I alt';
export const expiringSoon = 'Udløber snart';
export const expiredItems = 'Udløbet';
export const freshItems = 'Frisk';
/** Stands where the number is not known. */
export const fromLastWeek = 'siden sidste uge';
export const unchanged = 'Som i sidste uge';
export const changedBy = ({ change }: { change: string }) => `${change} siden sidste uge`;

export const upcomingHeading = ({ days }: { days: number }) => `Udløber de næste ${days} dage`;
export const upcomingHint = 'Vælg en dag, og se, hvad der er godt til og med den.';
export const figuresFailed = 'Tallene kunne ikke hentes.';
export const upcomingFailed = 'De kommende dage kunne ikke hentes.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Spis først';
export const eatFirstFailed = 'Listen kunne ikke hentes.';
export const nothingToEatFirst = 'Intet udløber de næste fem dage.';

export const activities = 'Seneste aktivitet';
export const activitiesLoading = 'Henter aktivitet …';
export const activitiesFailed = 'Din aktivitet kunne ikke hentes.';
export const noActivities = 'Ingen aktivitet endnu';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} kl. ${time}`;

export const storageTips = 'Sådan opbevarer du maden';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Mejeri',
    text: 'Stil mælken bagerst på hylden, hvor den holder sig kold. I døren bliver den varmere, hver gang den åbnes.',
  },
  vegetables: {
    title: 'Grønt',
    text: 'Tørt i grøntsagsskuffen, bladgrønt svøbt i et klæde, og væk fra æbler og pærer.',
  },
  meat: {
    title: 'Kød',
    text: 'På nederste hylde i et fad, så intet drypper, og frys det, du ikke tilbereder inden for to dage.',
  },
};
