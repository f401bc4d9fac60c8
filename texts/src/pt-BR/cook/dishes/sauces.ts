import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto de ervas ou folhas',
    slots: {
      greens: 'ervas ou folhas',
      nuts: 'castanhas ou sementes',
      cheese: 'queijo para ralar',
      garlic: 'alho',
      oil: 'óleo',
      lemon: 'limão',
    },
    steps: [
      ({ greens, nuts }) =>
        `Lave e seque bem: ${greens}. De alecrim, tomilho, sálvia ou orégano, use só duas colheres, e salsinha ou espinafre para o resto. Torre em uma frigideira seca: ${nuts}.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Bata até virar uma pasta grossa, com o que você torrou, sal e: ${greens}, ${garlic}, ${oil}, ${cheese}, ${lemon}.`,
    ],
    rest: 'Três dias na geladeira sob uma camada de óleo, ou congelado em cubos.',
  },
  raita: {
    title: 'Molho de iogurte com legumes',
    slots: {
      yoghurt: 'iogurte',
      vegetables: 'pepino ou outros legumes',
      herbs: 'hortelã ou coentro',
      garlic: 'alho',
      cumin: 'cominho',
    },
    steps: [
      ({ vegetables }) =>
        `Rale ou pique, salgue e esprema a água: ${vegetables}; o espinafre murcha antes na frigideira.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Misture com: ${yoghurt}, ${herbs}, ${garlic} (um pouco), ${cumin}.`,
    ],
    rest: 'Até amanhã, na geladeira.',
  },
  'tomato-sauce': {
    title: 'Molho de tomate',
    slots: {
      tomatoes: 'tomates',
      onion: 'cebola',
      roots: 'cenoura ou salsão',
      garlic: 'alho',
      herbs: 'manjericão ou orégano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Pique: ${onion}, ${roots}, ${garlic}. Refogue em bastante óleo por 8 minutos.`,
      ({ tomatoes }) => `Junte em pedaços, com uma pitada de açúcar e sal: ${tomatoes}.`,
      () => 'Cozinhe em fogo baixo por 25 minutos, até engrossar.',
      ({ herbs }) => `Junte: ${herbs}. Bata se quiser.`,
    ],
    rest: 'Três dias na geladeira, três meses no freezer.',
  },
  'quick-pickles': {
    title: 'Picles rápidos',
    slots: {
      vegetables: 'legumes',
      vinegar: 'vinagre',
      sugar: 'açúcar',
      spice: 'mostarda em grão ou outros temperos',
    },
    steps: [
      ({ vegetables }) =>
        `Corte em fatias finas e ponha em um vidro passado em água fervente: ${vegetables}; a vagem ferve antes por 8 minutos.`,
      ({ vinegar, sugar, spice }) =>
        `Ferva juntos: ${vinegar}, a mesma quantidade de água, ${sugar}, uma colher de sopa de sal, ${spice}.`,
      () =>
        'Despeje quente sobre os legumes, até cobrir todos. Feche o vidro e deixe esfriar. Ficam bons depois de uma hora.',
    ],
    rest: 'Uma semana na geladeira; não no armário.',
  },
  'avocado-dip': {
    title: 'Guacamole ou pasta de ervilha',
    slots: {
      avocado: 'abacates ou ervilhas',
      lime: 'limão',
      tomato: 'tomate',
      herbs: 'coentro',
      chilli: 'pimenta',
    },
    steps: [
      ({ avocado }) => `Amasse: ${avocado}; ervilha, fava e edamame fervem antes por 4 minutos.`,
      ({ lime }) => `Junte logo, com sal: ${lime} (o suco).`,
      ({ tomato, herbs, chilli }) => `Misture: ${tomato} em cubos, ${herbs}, ${chilli}.`,
    ],
    rest: 'Com filme plástico encostado na superfície, até amanhã.',
  },
  'bean-dip': {
    title: 'Pasta de feijão',
    slots: {
      pulses: 'grão-de-bico ou feijão',
      vegetables: 'beterraba cozida ou pimentão',
      tahini: 'tahine',
      lemon: 'limão',
      garlic: 'alho',
    },
    steps: [
      ({ pulses }) => `Escorra, guardando um pouco do líquido: ${pulses}. Use em lata ou já bem cozido.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Bata com sal, óleo e: ${vegetables}, ${tahini}, um pouco de ${lemon}, ${garlic}. Legumes crus refogam antes até ficarem macios. Afine com o líquido.`,
    ],
    rest: 'Três dias na geladeira; em sanduíches e wraps.',
  },
};
