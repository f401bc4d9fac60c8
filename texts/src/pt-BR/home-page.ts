export const pageTitle = 'Crisper: coma antes que vença';
export const pageDescription =
  'O Crisper guarda a data de tudo o que está na sua geladeira, faz a contagem e diz o que comer primeiro. Para casas e cozinhas compartilhadas, grátis.';
