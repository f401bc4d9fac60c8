import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Sopa do que tem',
    slots: {
      vegetables: 'legumes',
      onion: 'cebola',
      potato: 'batata',
      stock: 'caldo',
      cream: 'creme de leite ou iogurte',
      herbs: 'ervas',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Pique: ${onion}. Corte em pedaços de 2 cm: ${vegetables}, ${potato}; separe as folhas. A mandioca se descasca e ferve antes até ficar macia, 25 minutos, e essa água se joga fora.`,
      ({ onion, vegetables }) =>
        `Murche no óleo: ${onion}. Junte por 5 minutos, sem as folhas: ${vegetables}.`,
      ({ stock }) =>
        `Junte: ${stock} (os cubos, em água quente). Cozinhe em fogo baixo por 18 minutos, até tudo ficar macio; as folhas só nos últimos 3.`,
      () => 'Bata ou deixe como está. Ponha sal e pimenta.',
      ({ cream, herbs }) => `No fim, junte: ${cream}. Por cima: ${herbs}.`,
    ],
    rest: 'Congele em porções, ou ferva uma vez em até três dias.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'legumes',
      tomatoes: 'tomates',
      pulses: 'feijão',
      onion: 'cebola',
      pasta: 'macarrão miúdo',
      bacon: 'bacon',
      cheese: 'queijo para ralar',
      stock: 'caldo',
    },
    steps: [
      ({ bacon }) =>
        `Frite em pedaços pequenos, em uma panela grande: ${bacon}. O bacon cru precisa cozinhar por inteiro.`,
      ({ onion }) => `Pique: ${onion}. Refogue no óleo por 5 minutos, em uma panela grande.`,
      ({ vegetables }) => `Corte em cubos: ${vegetables}. Refogue o que é duro por 5 minutos com o resto.`,
      ({ tomatoes, stock, pulses }) =>
        `Junte: ${tomatoes}, ${stock} (os cubos, em água quente), ${pulses}. O feijão vem de lata ou já bem cozido, e escorrido. Cozinhe em fogo baixo por 20 minutos.`,
      ({ pasta }) =>
        `Junte: ${pasta}. Cozinhe até ficar pronto; o que já está cozido só precisa soltar vapor.`,
      () => 'Junte os legumes macios nos últimos 3 minutos e tempere.',
      ({ cheese }) => `Rale por cima: ${cheese}.`,
    ],
    rest: 'Melhor no dia seguinte, fervida uma vez; o macarrão bebe o caldo, então ponha água.',
  },
  'lentil-soup': {
    title: 'Sopa de lentilha',
    slots: {
      lentils: 'lentilhas',
      roots: 'cenouras ou outras raízes',
      onion: 'cebola',
      sausage: 'linguiça cozida ou bacon',
      tomatoes: 'tomates',
      lemon: 'limão ou vinagre',
      stock: 'caldo',
    },
    steps: [
      ({ onion, roots }) => `Pique: ${onion}. Corte em cubos: ${roots}. Refogue tudo no óleo por 5 minutos.`,
      ({ lentils, stock, tomatoes }) =>
        `Lave as ${lentils}. Junte-as com: ${stock} (os cubos, em água quente), ${tomatoes}.`,
      () =>
        'Cozinhe em fogo baixo por 25 minutos, até ficarem macias; as vermelhas precisam de 15, as marrons grandes de até 40, a ervilha seca partida de até 60.',
      ({ sausage }) =>
        `Fatie e cozinhe na sopa nos últimos 10 minutos: ${sausage}. Bacon e carne salgada crus, em pedaços pequenos, nos últimos 20.`,
      ({ lentils, lemon }) => `Tempere as ${lentils} com sal, pimenta e um pouco de ${lemon}.`,
    ],
    rest: 'Congela bem; ferva uma vez.',
  },
  'roast-tomato-soup': {
    title: 'Sopa de tomate assado',
    slots: {
      tomatoes: 'tomates',
      peppers: 'pimentões',
      onion: 'cebola',
      bread: 'pão',
      stock: 'caldo',
      cream: 'creme de leite',
      basil: 'manjericão',
      garlic: 'alho',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Corte ao meio: ${tomatoes}. Corte em quatro: ${onion}, ${peppers}. Ponha tudo em uma assadeira com óleo, sal e: ${garlic}.`,
      () => 'Asse por 30 minutos, até as bordas dourarem.',
      ({ stock }) => `Ponha tudo em uma panela com: ${stock} (os cubos, em água quente). Ferva e bata.`,
      ({ bread }) => `Torre no forno ainda quente: ${bread}.`,
      ({ cream, basil }) => `Sirva com: ${cream}, ${basil}.`,
    ],
    rest: 'Também serve de molho para macarrão.',
  },
  'chicken-soup': {
    title: 'Canja de galinha',
    slots: {
      chicken: 'frango em pedaços',
      roots: 'cenouras e outras raízes',
      onion: 'cebola',
      noodles: 'macarrão',
      herbs: 'ervas frescas',
      peas: 'ervilhas',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Ponha em uma panela, com 1,5 litro de água fria e 2 colheres de chá de sal: ${chicken}, ${onion} ao meio, ${roots} em rodelas. Deixe ferver. Lave as mãos e a tábua depois da carne crua.`,
      () =>
        'Cozinhe em fogo baixo por 30 minutos, até a carne soltar do osso e estar cozida por inteiro (75 °C por dentro). Uma ave inteira precisa de 60 ou mais.',
      ({ chicken }) => `Tire da panela: ${chicken}. Desfie a carne, sem pele nem ossos.`,
      ({ noodles, peas }) =>
        `Cozinhe na sopa, como diz o pacote: ${noodles}. Nos últimos 3 minutos: ${peas}.`,
      ({ chicken, herbs }) => `Volte para a sopa: ${chicken}. Deixe ferver e junte: ${herbs}.`,
    ],
    rest: 'Esfrie em um recipiente raso, na geladeira em até duas horas; ferva uma vez, ou congele.',
  },
  'fish-chowder': {
    title: 'Sopa cremosa de peixe',
    slots: {
      fish: 'peixe',
      potatoes: 'batatas',
      milk: 'leite',
      leek: 'alho-poró',
      corn: 'milho ou ervilhas',
      bacon: 'bacon',
      stock: 'caldo',
    },
    steps: [
      ({ bacon }) => `Frite em tiras, em uma panela grande, até cozinhar por inteiro: ${bacon}.`,
      ({ leek, potatoes }) =>
        `Murche em rodelas, em uma panela grande, com um pouco de manteiga ou óleo: ${leek}. Corte em cubos de 1 cm: ${potatoes}.`,
      ({ potatoes, stock }) =>
        `Junte: ${potatoes}, ${stock} (os cubos, em água quente). Cozinhe em fogo baixo por 12 minutos, até ficar macio.`,
      ({ milk, corn }) => `Junte: ${milk}, ${corn}. Aqueça até quase ferver.`,
      ({ fish }) =>
        `Corte em pedaços e cozinhe na sopa por 5 minutos, até a carne ficar opaca e se desfazer em lascas: ${fish}. Camarão até ficar rosado; vieiras e lula até ficarem brancas por inteiro.`,
    ],
    rest: 'Peixe dura no máximo dois dias; esquente uma vez, devagar, até sair vapor.',
  },
  'cold-cucumber-soup': {
    title: 'Sopa fria de pepino',
    slots: {
      cucumber: 'pepino',
      yoghurt: 'iogurte',
      extra: 'rabanetes ou abacate',
      herbs: 'endro ou hortelã',
      lemon: 'limão',
      garlic: 'alho',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Rale ou bata: ${cucumber}, ${garlic} (um pouco). Corte em pedaços pequenos: ${extra}; as ervilhas fervem antes por 3 minutos.`,
      ({ yoghurt, lemon, herbs }) =>
        `Junte: ${yoghurt}, ${lemon} (o suco), ${herbs}, sal e água fria até escorrer.`,
      () => 'Deixe na geladeira até a hora de comer.',
    ],
    rest: 'Para o dia seguinte, fria.',
  },
  'stock-of-trimmings': {
    title: 'Caldo de legumes e aparas',
    slots: {
      trimmings: 'legumes e aparas',
      herbs: 'talos de ervas',
      bones: 'ossos ou asas de frango',
    },
    steps: [
      ({ trimmings }) =>
        `Lave e corte grosso: ${trimmings}. Pontas, cascas e folhas de fora também, mas nada podre ou mofado.`,
      ({ trimmings, bones, herbs }) =>
        `Ponha em uma panela, com uns grãos de pimenta e 2 litros de água fria: ${trimmings}, ${bones}, ${herbs}.`,
      () => 'Cozinhe em fogo baixo por 60 minutos; a ave crua precisa cozinhar por inteiro.',
      () => 'Coe e salgue. Esfrie a panela em água fria e ponha na geladeira em até duas horas.',
    ],
    rest: 'Três dias na geladeira, ou congelado em forma de gelo; ferva antes de usar.',
  },
};
