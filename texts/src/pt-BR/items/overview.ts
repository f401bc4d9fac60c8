export const pageTitle = 'Visão geral';
export const pageDescription = 'O que está na geladeira e o que comer primeiro.';

export const you = 'Você';
export const nameless = 'Sem nome';
export const memberSince = ({ date }: { date: string }) => `Membro desde ${date}`;

export const heading = 'A geladeira hoje';
export const inNumbers = 'Os itens em números';
export const totalItems = 'Itens';
export const expiringSoon = 'Vencem logo';
export const expiredItems = 'Vencidos';
export const freshItems = 'Frescos';
/** Stands where the number is not known. */
export const fromLastWeek = 'em uma semana';
export const unchanged = 'Igual à semana passada';
export const changedBy = ({ change }: { change: string }) => `${change} em uma semana`;

export const upcomingHeading = ({ days }: { days: number }) => `Vencem nos próximos ${days} dias`;
export const upcomingHint = 'Escolha um dia para ver o que está bom até lá.';
export const figuresFailed = 'Não foi possível carregar os números.';
export const upcomingFailed = 'Não foi possível carregar os próximos dias.';
export const itemsOfDay = ({ day, items }: { day: string; items: string }) => `${day}: ${items}`;

export const eatFirst = 'Comer primeiro';
export const eatFirstFailed = 'Não foi possível carregar a lista.';
export const nothingToEatFirst = 'Nada vence nos próximos cinco dias.';

export const activities = 'Atividade recente';
export const activitiesLoading = 'Carregando sua atividade…';
export const activitiesFailed = 'Não foi possível carregar sua atividade.';
export const noActivities = 'Nenhuma atividade recente';
export const activityTime = ({ date, time }: { date: string; time: string }) => `${date} às ${time}`;

export const storageTips = 'Como guardar a comida';
export const tips: Record<'dairy' | 'vegetables' | 'meat', { title: string; text: string }> = {
  dairy: {
    title: 'Laticínios',
    text: 'Guarde o leite no fundo da prateleira, onde fica frio. A porta esquenta cada vez que se abre.',
  },
  vegetables: {
    title: 'Verduras',
    text: 'Guarde secas na gaveta, as folhas enroladas em um pano e longe de maçãs e peras.',
  },
  meat: {
    title: 'Carne',
    text: 'Deixe na prateleira mais baixa, em uma travessa, para nada pingar, e congele o que não vai preparar em dois dias.',
  },
};
