export const pageTitle = 'Overzicht';
export const pageDescription = 'Wat er in de koelkast ligt en wat je eerst moet opeten.';

export const you = 'Jij';
export const nameless = 'Zonder naam';
export const memberSince = ({ date }: { date: string }) => `Lid sinds ${date}`;

export const heading = 'De koelkast vandaag';
export const inNumbers = 'In cijfers';
export const totalItems = 'In totaal';
export const expiringSoon = 'Verloopt bijna';
export const expiredItems = 'Verlopen';
export const freshItems = 'Vers';
/** Stands where the number is not known. */
export const fromLastWeek = 'sinds vorige week';
export const unchanged = 'Gelijk aan vorige week';
export const changedBy = ({ change }: { change: string }) => `${change} sinds vorige week`;

export const upcomingHeading = ({ days }: { days: number }) => `Verloopt in de komende ${days} dagen`;
export const upcomingHint = 'Kies een dag om te zien wat tot en met die dag goed is.';
export const figuresFailed = 'De cijfers konden niet worden geladen.';
export const upcomingFailed = 'De komende dagen konden niet worden geladen.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Eerst opeten';
export const eatFirstFailed = 'De lijst kon niet worden geladen.';
export const nothingToEatFirst = 'De komende vijf dagen verloopt er niets.';

export const activities = 'Laatste activiteiten';
export const activitiesLoading = 'Activiteiten laden…';
export const activitiesFailed = 'Je activiteiten konden niet worden geladen.';
export const noActivities = 'Nog geen activiteiten';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} om ${time}`;

export const storageTips = 'Bewaartips';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Zuivel',
    text: 'Zet melk achteraan op een plank, waar het koud blijft. De deur wordt elke keer warmer als je hem opent.',
  },
  vegetables: {
    title: 'Groente',
    text: 'Bewaar groente droog in de groentelade, bladgroente in een doek, en niet bij appels en peren.',
  },
  meat: {
    title: 'Vlees',
    text: 'Leg vlees op de onderste plank in een bakje, zodat er niets lekt, en vries in wat je niet binnen twee dagen klaarmaakt.',
  },
};
