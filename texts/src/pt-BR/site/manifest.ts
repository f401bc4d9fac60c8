/** What phones say of the installed app. */
export const description =
  'Acompanhe o que tem na geladeira, veja o que vence quando e pare de jogar comida fora.';
export const addFood = 'Adicionar';
export const eatFirst = 'Comer primeiro';
export const onPhone = 'Uma cozinha: o que comer primeiro e o que ainda tem';
export const onComputer = 'Uma cozinha no computador';
