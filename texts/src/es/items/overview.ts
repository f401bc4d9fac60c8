export const pageTitle = 'Resumen';
export const pageDescription = 'Qué hay en la nevera y qué comer primero.';

export const you = 'Tú';
export const nameless = 'Sin nombre';
export const memberSince = ({ date }: { date: string }) => `Aquí desde el ${date}`;

export const heading = 'La nevera hoy';
export const inNumbers = 'Los alimentos en cifras';
export const totalItems = 'Alimentos en total';
export const expiringSoon = 'Caducan pronto';
export const expiredItems = 'Caducados';
export const freshItems = 'Frescos';
/** Stands where the number is not known. */
export const fromLastWeek = 'desde la semana pasada';
export const unchanged = 'Igual que la semana pasada';
export const changedBy = ({ change }: { change: string }) => `${change} desde la semana pasada`;

export const upcomingHeading = ({ days }: { days: number }) => `Caduca en los próximos ${days} días`;
export const upcomingHint = 'Elige un día para ver qué es bueno hasta entonces.';
export const figuresFailed = 'No se pudieron cargar las cifras.';
export const upcomingFailed = 'No se pudieron cargar los próximos días.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Comer primero';
export const eatFirstFailed = 'No se pudo cargar la lista.';
export const nothingToEatFirst = 'No caduca nada en los próximos cinco días.';

export const activities = 'Actividad reciente';
export const activitiesLoading = 'Cargando la actividad…';
export const activitiesFailed = 'No se pudo cargar tu actividad.';
export const noActivities = 'No hay actividad reciente';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date}, ${time}`;

export const storageTips = 'Consejos para conservar';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Lácteos',
    text: 'Guarda la leche al fondo de un estante, donde no pierde el frío. La puerta se calienta cada vez que se abre.',
  },
  vegetables: {
    title: 'Verduras',
    text: 'Guárdalas secas en el cajón de las verduras, las de hoja envueltas en un paño y lejos de manzanas y peras.',
  },
  meat: {
    title: 'Carne',
    text: 'Ponla en el estante más bajo, en una bandeja para que no gotee, y congela la que no vayas a cocinar en dos días.',
  },
};
