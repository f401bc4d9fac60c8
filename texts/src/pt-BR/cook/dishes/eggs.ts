import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// What fills a slot has neither article nor gender here, so it stands behind a colon or in brackets; only slots for a single
// food that nothing stands in for, which are always called by their own word, take an article.
export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Fritada',
    slots: {
      eggs: 'ovos',
      vegetables: 'legumes para refogar',
      onion: 'cebola',
      cheese: 'queijo',
      herbs: 'ervas frescas',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Corte em pedaços pequenos: ${vegetables}, ${onion}. O que é cru e duro, como batata ou brócolis, em cubos de 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Aqueça a gordura (${oil}) em uma frigideira que possa ir ao forno. Refogue em fogo médio, de 5 a 12 minutos, até ficar macio e seco: ${vegetables}, ${onion}.`,
      ({ eggs, cheese, herbs }) =>
        `Bata com sal e pimenta: ${eggs}. Misture, em pedaços pequenos: ${cheese}, ${herbs}.`,
      ({ eggs }) =>
        `Despeje sobre os legumes: ${eggs}. Cozinhe em fogo baixo por 10 minutos, até só a parte de cima estar líquida. Ligue o grill do forno.`,
      () => 'Leve a frigideira ao grill por 2 a 3 minutos, até o ovo ficar firme por dentro.',
    ],
    rest: 'Na geladeira em até duas horas. Boa fria, em fatias ou no pão.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'ovos',
      tomatoes: 'tomates',
      peppers: 'pimentões',
      onion: 'cebola',
      garlic: 'alho',
      paprika: 'páprica ou cominho',
      cheese: 'queijo para esfarelar',
      herbs: 'ervas frescas',
      oil: 'óleo',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Corte em tiras: ${onion}, ${peppers}. Refogue por uns 8 minutos, até ficar macio, em uma frigideira larga, com: ${oil}.`,
      ({ garlic, paprika, tomatoes }) =>
        `Junte: ${garlic} picado, ${paprika}, depois ${tomatoes}. Cozinhe em fogo baixo por 10 minutos, até engrossar. Ponha sal.`,
      ({ eggs }) => `Abra buracos no molho e quebre neles: ${eggs}.`,
      () =>
        'Tampe e cozinhe em fogo baixo por 8 minutos, até as claras ficarem firmes; para crianças pequenas, na gravidez, na velhice ou em caso de doença, as gemas também.',
      ({ cheese, herbs }) => `Esfarele por cima: ${cheese}. Espalhe: ${herbs}. Coma com pão.`,
    ],
    rest: 'O molho dura sem os ovos: cozinhe só os que vão ser comidos.',
  },
  omelette: {
    title: 'Omelete',
    slots: {
      eggs: 'ovos',
      filling: 'recheio',
      cheese: 'queijo',
      herbs: 'ervas frescas',
      butter: 'manteiga',
    },
    steps: [
      ({ filling, butter }) =>
        `Corte em pedaços pequenos: ${filling}. Aqueça metade da gordura (${butter}) em uma frigideira. Refogue o que é cru até ficar macio e seco, e o peixe defumado cru até se desfazer em lascas; esquente o que já está cozido até sair vapor. Retire tudo.`,
      ({ eggs, herbs }) => `Bata com um pouco de sal: ${eggs}, ${herbs}.`,
      ({ eggs, butter }) =>
        `Aqueça o resto da gordura (${butter}). Despeje na frigideira: ${eggs}. Puxe as bordas para o meio por 2 minutos, até a parte de cima ficar quase firme.`,
      ({ filling, cheese }) =>
        `Ponha em uma metade: ${filling}, ${cheese}. Dobre a outra por cima e cozinhe até o ovo ficar firme.`,
    ],
    rest: 'Melhor na hora; fria, em tiras, na salada ou no sanduíche.',
  },
  'green-baked-eggs': {
    title: 'Ovos assados com verduras',
    slots: {
      eggs: 'ovos',
      greens: 'verduras',
      cream: 'creme de leite',
      cheese: 'queijo',
      garlic: 'alho',
    },
    steps: [
      () => 'Aqueça o forno a 200 °C, ou 180 °C com ventilação.',
      ({ greens, garlic }) =>
        `Lave: ${greens}. Corte folhas e alho-poró em tiras. Pique: ${garlic}. Cozinhe tudo até ficar macio, em uma frigideira que possa ir ao forno, com um pouco de óleo: espinafre por 3 minutos, repolho por 8. Escorra a água.`,
      ({ cream, eggs, cheese }) =>
        `Junte sal, pimenta e: ${cream}. Abra buracos, quebre neles: ${eggs}. Espalhe por cima: ${cheese}.`,
      () =>
        'Asse por 12 minutos, até as claras ficarem firmes; para crianças pequenas, na gravidez, na velhice ou em caso de doença, até as gemas também ficarem.',
    ],
    rest: 'As verduras duram; os ovos são melhores no dia.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'massa podre ou folhada',
      eggs: 'ovos',
      cream: 'creme de leite ou leite',
      filling: 'recheio',
      cheese: 'queijo',
    },
    steps: [
      ({ pastry }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Forre uma forma de 26 cm com: ${pastry}. Fure com um garfo e asse por 15 minutos.`,
      ({ filling }) =>
        `Enquanto isso, corte em pedaços pequenos: ${filling}. Refogue até ficar macio e seco, o bacon cru até ficar crocante. O que já está cozido só precisa ser cortado.`,
      ({ eggs, cream, cheese }) => `Bata com sal e pimenta: ${eggs}, ${cream}, ${cheese}.`,
      () =>
        'Espalhe o recheio sobre a massa, despeje os ovos por cima e asse por 35 minutos, até o meio ficar firme e não tremer mais.',
    ],
    rest: 'Boa fria; na geladeira em até duas horas.',
  },
  pancakes: {
    title: 'Panquecas',
    slots: {
      flour: 'farinha',
      milk: 'leite',
      eggs: 'ovos',
      topping: 'fruta ou outro recheio',
      butter: 'manteiga',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Bata até ficar liso: ${flour}, ${eggs} e metade do líquido (${milk}). Junte o resto e uma pitada de sal. Deixe descansar por 5 minutos.`,
      ({ butter }) =>
        `Aqueça um pouco da gordura (${butter}) em uma frigideira. Cozinhe uma concha de massa por cerca de um minuto de cada lado; continue até a massa acabar.`,
      ({ topping }) => `Recheie com: ${topping}, ou só com açúcar.`,
    ],
    rest: 'Enroladas, esquentam na frigideira no dia seguinte.',
  },
  'egg-curry': {
    title: 'Curry de ovos',
    slots: {
      eggs: 'ovos',
      onion: 'cebolas',
      tomatoes: 'tomates',
      vegetables: 'legumes',
      coconut: 'leite de coco ou creme de leite',
      spice: 'curry em pó ou em pasta',
      garlic: 'alho',
    },
    steps: [
      ({ eggs }) =>
        `Cozinhe em água fervente por 9 minutos: ${eggs}. Esfrie na água e descasque. Se já estão cozidos, pule este passo.`,
      ({ onion }) => `Corte em tiras: ${onion}. Doure no óleo em fogo médio, por uns 8 minutos.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Junte: ${garlic} picado, ${spice}, depois ${tomatoes} e ${vegetables} em pedaços pequenos; folhas macias esperam os últimos 3 minutos.`,
      ({ coconut }) => `Junte: ${coconut}; o iogurte só no fim.`,
      () => 'Ponha uma xícara de água e cozinhe em fogo baixo por 10 minutos, até tudo ficar macio.',
      ({ eggs }) => `Corte ao meio e esquente no molho: ${eggs}. Coma com arroz ou pão.`,
    ],
    rest: 'Esquente só uma vez, até sair vapor.',
  },
  'meringue-with-fruit': {
    title: 'Merengue com frutas',
    slots: {
      whites: 'claras',
      sugar: 'açúcar',
      fruit: 'frutas macias',
      cream: 'creme de leite ou iogurte',
    },
    steps: [
      ({ whites }) =>
        `Aqueça o forno a 120 °C, ou 100 °C com ventilação. Separe os ovos inteiros; não pode haver gema nas claras. Bata em neve macia: ${whites}.`,
      ({ sugar }) =>
        `Junte às colheradas, batendo até a massa ficar firme e brilhante: ${sugar}. Espalhe sobre papel-manteiga, com uns 20 cm de largura.`,
      () => 'Asse por 75 minutos, até secar e soltar do papel. Deixe esfriar no forno por cerca de uma hora.',
      ({ fruit, cream }) => `Só na hora de comer, cubra com: ${cream}, ${fruit}.`,
    ],
    rest: 'O merengue dura em uma lata seca; coberto, não.',
  },
};
