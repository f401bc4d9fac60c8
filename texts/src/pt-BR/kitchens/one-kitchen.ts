export const backTo = ({ kitchen }: { kitchen: string }) => `Voltar para “${kitchen}”`;
export const pageDescription = 'O que tem na cozinha e o que comer primeiro.';
export const loading = 'Carregando a cozinha…';
export const loadFailed = 'Não foi possível carregar a cozinha';
export const missingPageTitle = 'Cozinha não encontrada';
export const missing = 'Esta cozinha não está aberta para você';
export const missingText =
  'Ela pode ter sido encerrada, ou você não está mais nela. Se for engano, peça um novo convite a alguém de lá.';
export const goToKitchens = 'Ir para minhas cozinhas';

export const menu = 'Esta cozinha';
export const allKitchens = 'Todas as cozinhas';
export const peoplePage = 'Pessoas';
export const settings = 'Configurações';
export const waste = 'Comido ou jogado fora';
export const guest = 'Você é visita: pode olhar, mas não mexer.';
