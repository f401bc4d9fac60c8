export const pageTitle = 'Algo quebrou';
export const pageDescription = 'Não foi possível mostrar esta página.';
export const headingAway = 'Esta página não chegou.';
export const heading = 'Esta página estragou.';
export const explanation =
  'Algo quebrou do nosso lado e não deu para mostrar a página. Tentar de novo costuma resolver; sua comida continua onde você deixou.';
export const goHome = 'Ir para o início';
