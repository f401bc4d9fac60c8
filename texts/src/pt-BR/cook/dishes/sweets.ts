import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Crumble de frutas',
    slots: {
      fruit: 'frutas',
      flour: 'farinha',
      oats: 'aveia ou castanhas',
      fat: 'manteiga fria',
      sugar: 'açúcar',
      cinnamon: 'canela',
    },
    steps: [
      () => 'Aqueça o forno a 190 °C, ou 170 °C com ventilação.',
      ({ fruit, sugar, cinnamon }) =>
        `Lave, tire o caroço e corte se precisar: ${fruit}; do ruibarbo só os talos, porque as folhas são tóxicas. Os marmelos cozinham antes até ficarem macios. Misture em uma travessa com: ${sugar} (um terço), ${cinnamon}.`,
      ({ flour, fat, oats }) =>
        `Esfregue com os dedos até virar farofa, com o resto do açúcar e uma pitada de sal: ${flour}, ${fat}. Junte: ${oats}. Espalhe sobre as frutas.`,
      () =>
        'Asse por 35 minutos, até dourar por cima, o suco borbulhar na beirada e as frutas ficarem macias.',
    ],
    rest: 'No café da manhã, com iogurte.',
  },
  compote: {
    title: 'Compota',
    slots: {
      fruit: 'frutas',
      sugar: 'açúcar ou mel',
      lemon: 'limão',
      yoghurt: 'iogurte ou creme',
    },
    steps: [
      ({ fruit }) =>
        `Lave, tire o caroço e corte se precisar: ${fruit}. Corte fora os machucados; o que está mofado vai para o lixo, e também as folhas do ruibarbo, que são tóxicas.`,
      ({ sugar, lemon }) =>
        `Cozinhe em fogo baixo por 10 minutos com um pouco de água e: ${sugar}, ${lemon}, até desmanchar o quanto quiser; frutas secas e marmelos levam 30, cobertos de água.`,
      ({ yoghurt }) => `Coma morno ou frio, com: ${yoghurt}.`,
    ],
    rest: 'Três dias na geladeira, ou congelada em potinhos.',
  },
  smoothie: {
    title: 'Vitamina',
    slots: {
      fruit: 'frutas',
      liquid: 'leite, iogurte ou suco',
      greens: 'folhas verdes',
      oats: 'aveia',
    },
    steps: [
      ({ fruit }) => `Lave, descasque, tire o caroço e corte se precisar: ${fruit}.`,
      ({ liquid, greens, oats }) =>
        `Bata até ficar liso, com: ${liquid}, ${greens}, ${oats}. Afine com água.`,
    ],
    rest: 'Um dia em garrafa fechada na geladeira; ou congele como picolé.',
  },
  'porridge-with-fruit': {
    title: 'Mingau de aveia com frutas',
    slots: { oats: 'aveia', milk: 'leite', fruit: 'frutas', nuts: 'castanhas', honey: 'mel' },
    steps: [
      ({ oats, milk }) =>
        `Cozinhe em fogo baixo por 6 minutos, mexendo, com uma pitada de sal, até engrossar: ${oats}, ${milk}.`,
      ({ fruit }) => `Corte em pedaços pequenos e esquente metade no mingau: ${fruit}.`,
      ({ fruit, nuts, honey }) => `Ponha por cima: ${fruit} (o resto), ${nuts}, ${honey}.`,
    ],
    rest: 'Esquente uma vez com um pouco de leite, até sair vapor.',
  },
  'overnight-oats': {
    title: 'Aveia dormida',
    slots: { oats: 'aveia', yoghurt: 'iogurte', milk: 'leite', fruit: 'frutas' },
    steps: [
      ({ oats, yoghurt, milk }) => `Misture em dois potes: ${oats}, ${yoghurt}, ${milk}.`,
      ({ fruit }) => `Rale ou corte e junte: ${fruit}; o que escurece vai por cima de manhã.`,
      () => 'Feche os potes e deixe na geladeira a noite toda, ou pelo menos duas horas.',
    ],
    rest: 'Dois dias na geladeira.',
  },
  'fruit-salad-bowl': {
    title: 'Salada de frutas',
    slots: {
      fruit: 'frutas',
      juice: 'limão ou laranja',
      cream: 'iogurte ou creme de leite',
      mint: 'hortelã',
      nuts: 'castanhas',
    },
    steps: [
      ({ fruit }) => `Lave, descasque e tire o caroço se precisar, e corte em pedaços: ${fruit}.`,
      ({ juice }) => `Esprema e junte logo, para nada escurecer: ${juice}.`,
      ({ mint, nuts, cream }) => `Sirva com: ${mint}, ${nuts}, ${cream}.`,
    ],
    rest: 'Até amanhã na geladeira, ou em uma vitamina.',
  },
  'baked-fruit': {
    title: 'Frutas assadas',
    slots: {
      fruit: 'maçãs, peras ou frutas de caroço',
      filling: 'castanhas, passas ou biscoitos',
      sugar: 'mel ou açúcar',
      butter: 'manteiga',
      cream: 'creme de leite ou iogurte',
    },
    steps: [
      ({ fruit }) =>
        `Aqueça o forno a 190 °C, ou 170 °C com ventilação. Corte ao meio, sem caroço nem miolo, e ponha em uma travessa, com o corte para cima: ${fruit}; abacaxi e talos de ruibarbo em pedaços.`,
      ({ filling, sugar, butter }) =>
        `Recheie ou espalhe: ${filling}, ${sugar}, ${butter}. Junte umas colheres de água.`,
      () =>
        'Asse por 25 minutos, até ficar macio; maçãs inteiras precisam de mais 15 minutos, marmelos de mais 35.',
      ({ cream }) => `Coma quente, com: ${cream}.`,
    ],
    rest: 'Frias, com mingau ou iogurte.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis',
    slots: { fruit: 'frutas', eggs: 'ovos', milk: 'leite', flour: 'farinha', sugar: 'açúcar' },
    steps: [
      () => 'Aqueça o forno a 180 °C, ou 160 °C com ventilação. Unte uma travessa com manteiga ou óleo.',
      ({ fruit }) =>
        `Lave, tire o caroço e corte se precisar, e espalhe no fundo: ${fruit}; do ruibarbo, só os talos.`,
      ({ eggs, sugar, flour, milk }) =>
        `Bata com uma pitada de sal: ${eggs}, ${sugar}. Junte: ${flour}, depois: ${milk}. Despeje sobre as frutas.`,
      () => 'Asse por 40 minutos, até dourar e o meio ficar firme.',
    ],
    rest: 'Na geladeira em até duas horas. Bom frio, por mais dois dias.',
  },
  'rice-pudding-from-rice': {
    title: 'Arroz-doce de sobra de arroz',
    slots: {
      rice: 'arroz cozido puro',
      milk: 'leite',
      sugar: 'açúcar',
      fruit: 'frutas',
      cinnamon: 'canela ou baunilha',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Cozinhe em fogo baixo por 18 minutos, mexendo sempre, até ficar cremoso e soltar vapor: ${rice}, ${milk}, ${sugar}, ${cinnamon}. Use só arroz que esfriou em até uma hora e ficou na geladeira por no máximo um dia.`,
      ({ fruit }) => `Coma quente, com: ${fruit}.`,
    ],
    rest: 'O arroz foi guardado e esquentado uma vez: coma tudo agora.',
  },
};
