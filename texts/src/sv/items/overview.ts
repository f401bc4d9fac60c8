export const pageTitle = 'Översikt';
export const pageDescription = 'Vad som finns i kylen och vad du ska äta först.';

export const you = 'Du';
export const nameless = 'Utan namn';
export const memberSince = ({ date }: { date: string }) => `Medlem sedan ${date}`;

export const heading = 'Kylskåpet i dag';
export const inNumbers = 'Maten i siffror';
export const totalItems = 'Totalt';
export const expiringSoon = 'Går snart ut';
export const expiredItems = 'Utgånget';
export const freshItems = 'Fräscht';
/** Stands where the number is not known. */
export const fromLastWeek = 'från förra veckan';
export const unchanged = 'Samma som förra veckan';
export const changedBy = ({ change }: { change: string }) => `${change} från förra veckan`;

export const upcomingHeading = ({ days }: { days: number }) => `Går ut de närmaste ${days} dagarna`;
export const upcomingHint = 'Välj en dag för att se vad som är bra till och med den.';
export const figuresFailed = 'Siffrorna kunde inte laddas.';
export const upcomingFailed = 'De kommande dagarna kunde inte laddas.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Ät först';
export const eatFirstFailed = 'Listan kunde inte laddas.';
export const nothingToEatFirst = 'Inget går ut de närmaste fem dagarna.';

export const activities = 'Senaste händelserna';
export const activitiesLoading = 'Laddar händelser …';
export const activitiesFailed = 'Dina händelser kunde inte laddas.';
export const noActivities = 'Inga händelser än';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} kl. ${time}`;

export const storageTips = 'Så förvarar du maten';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Mejeri',
    text: 'Ställ mjölken längst in på en hylla, där den är kall. Dörren blir varm varje gång den öppnas.',
  },
  vegetables: {
    title: 'Grönsaker',
    text: 'Torrt i grönsakslådan, bladgrönt inlindat i en handduk, och långt från äpplen och päron.',
  },
  meat: {
    title: 'Kött',
    text: 'På nedersta hyllan i en form, så att inget droppar. Frys in det du inte lagar inom två dagar.',
  },
};
