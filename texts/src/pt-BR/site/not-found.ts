export const pageTitle = '404';
export const pageDescription = 'Esta página não existe.';
export const heading = 'Aqui não tem nada';
export const explanation =
  'A página que você procura não existe por aqui. Talvez tenha mudado de lugar, ou nunca tenha existido.';
export const returnHome = 'Voltar ao início';
