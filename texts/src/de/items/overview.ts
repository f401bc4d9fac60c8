export const pageTitle = 'Übersicht';
export const pageDescription = 'Was im Kühlschrank ist und was zuerst gegessen wird.';

export const you = 'Du';
export const nameless = 'Ohne Namen';
export const memberSince = ({ date }: { date: string }) => `Dabei seit dem ${date}`;

export const heading = 'Der Kühlschrank heute';
export const inNumbers = 'Lebensmittel in Zahlen';
export const totalItems = 'Insgesamt';
export const expiringSoon = 'Läuft bald ab';
export const expiredItems = 'Abgelaufen';
export const freshItems = 'Frisch';
/** Stands where the number is not known. */
export const fromLastWeek = 'zur Vorwoche';
export const unchanged = 'So viel wie letzte Woche';
export const changedBy = ({ change }: { change: string }) => `${change} zur Vorwoche`;

export const upcomingHeading = ({ days }: { days: number }) => `Läuft in den nächsten ${days} Tagen ab`;
export const upcomingHint = 'Wähle einen Tag und sieh, was bis dahin gut ist.';
export const figuresFailed = 'Die Zahlen ließen sich nicht laden.';
export const upcomingFailed = 'Die nächsten Tage ließen sich nicht laden.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Zuerst essen';
export const eatFirstFailed = 'Die Liste ließ sich nicht laden.';
export const nothingToEatFirst = 'In den nächsten fünf Tagen läuft nichts ab.';

export const activities = 'Letzte Aktivitäten';
export const activitiesLoading = 'Aktivitäten werden geladen …';
export const activitiesFailed = 'Deine Aktivitäten ließen sich nicht laden.';
export const noActivities = 'Noch keine Aktivitäten';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} um ${time} Uhr`;

export const storageTips = 'So lagerst du richtig';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Milchprodukte',
    text: 'Stell Milch hinten ins Fach, da bleibt sie kalt. In der Tür wird es bei jedem Öffnen wärmer.',
  },
  vegetables: {
    title: 'Gemüse',
    text: 'Trocken ins Gemüsefach, Blattgemüse in ein Tuch gewickelt und alles weit weg von Äpfeln und Birnen.',
  },
  meat: {
    title: 'Fleisch',
    text: 'Ins unterste Fach in eine Schale, damit nichts tropft. Was du nicht in zwei Tagen kochst, frierst du ein.',
  },
};
