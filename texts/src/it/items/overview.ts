const since = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `dall’${date}` : `dal ${date}`);

export const pageTitle = 'Panoramica';
export const pageDescription = 'Cosa c’è in frigo e cosa mangiare prima.';

export const you = 'Tu';
export const nameless = 'Senza nome';
export const memberSince = ({ date }: { date: string }) => `Qui ${since(date)}`;

export const heading = 'Il frigo oggi';
export const inNumbers = 'Gli alimenti in cifre';
export const totalItems = 'Alimenti';
export const expiringSoon = 'In scadenza';
export const expiredItems = 'Scaduti';
export const freshItems = 'Freschi';
/** Stands where the number is not known. */
export const fromLastWeek = 'in una settimana';
export const unchanged = 'Come la settimana scorsa';
export const changedBy = ({ change }: { change: string }) => `${change} in una settimana`;

export const upcomingHeading = ({ days }: { days: number }) => `In scadenza nei prossimi ${days} giorni`;
export const upcomingHint = 'Scegli un giorno per vedere cosa è buono fino ad allora.';
export const figuresFailed = 'Impossibile caricare le cifre.';
export const upcomingFailed = 'Impossibile caricare i prossimi giorni.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Da mangiare prima';
export const eatFirstFailed = 'Impossibile caricare la lista.';
export const nothingToEatFirst = 'Nei prossimi cinque giorni non scade niente.';

export const activities = 'Attività recenti';
export const activitiesLoading = 'Caricamento delle attività…';
export const activitiesFailed = 'Impossibile caricare le tue attività.';
export const noActivities = 'Nessuna attività recente';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date}, ${time}`;

export const storageTips = 'Conservare bene in frigo';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Latticini',
    text: 'Tieni il latte in fondo a un ripiano, dove resta freddo. La porta si scalda ogni volta che si apre.',
  },
  vegetables: {
    title: 'Verdure',
    text: 'Mettile asciutte nel cassetto delle verdure, le foglie avvolte in un canovaccio, lontano da mele e pere.',
  },
  meat: {
    title: 'Carne',
    text: 'Mettila sul ripiano più basso in una vaschetta, così non gocciola niente, e congela quello che non cucini entro due giorni.',
  },
};
