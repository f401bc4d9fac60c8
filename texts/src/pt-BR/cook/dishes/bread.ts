import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Rabanada',
    slots: { bread: 'pão', eggs: 'ovos', milk: 'leite', fruit: 'frutas', butter: 'manteiga' },
    steps: [
      ({ eggs, milk }) => `Bata em um prato fundo, com uma pitada de sal: ${eggs}, ${milk}.`,
      ({ bread }) =>
        `Deixe de molho em fatias, um minuto de cada lado, até encharcar: ${bread}. Se o pão tiver mofo, jogue fora inteiro.`,
      ({ butter }) =>
        `Aqueça em uma frigideira: ${butter}. Frite as fatias por 3 minutos de cada lado, até ficarem douradas e firmes por dentro.`,
      ({ fruit }) => `Coma com: ${fruit}, ou açúcar e canela.`,
    ],
    rest: 'Na geladeira em até duas horas; esquente uma vez na torradeira, até ficar quente por dentro.',
  },
  'bread-pudding': {
    title: 'Pudim de pão',
    slots: {
      bread: 'pão amanhecido',
      milk: 'leite',
      eggs: 'ovos',
      fruit: 'frutas frescas ou secas',
      sugar: 'açúcar',
      cinnamon: 'canela',
    },
    steps: [
      ({ bread }) =>
        `Aqueça o forno a 180 °C, ou 160 °C com ventilação. Ponha em pedaços em uma forma untada: ${bread}. O que tem mofo vai para o lixo.`,
      ({ fruit }) => `Corte em pedaços pequenos e espalhe entre o pão: ${fruit}.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Bata juntos: ${eggs}, ${milk}, ${sugar}, ${cinnamon}. Despeje por cima e deixe por 10 minutos.`,
      () => 'Asse por 35 minutos, até crescer e o meio ficar firme.',
    ],
    rest: 'Na geladeira em até duas horas; frio com iogurte, ou esquentado uma vez.',
  },
  'savoury-bread-bake': {
    title: 'Torta salgada de pão',
    slots: {
      bread: 'pão amanhecido',
      eggs: 'ovos',
      milk: 'leite',
      vegetables: 'legumes',
      cheese: 'queijo',
      meat: 'presunto ou bacon',
    },
    steps: [
      ({ vegetables }) =>
        `Aqueça o forno a 190 °C, ou 170 °C com ventilação. Corte em pedaços pequenos e refogue até ficar macio e seco: ${vegetables}.`,
      ({ meat }) =>
        `Corte em pedaços pequenos e doure na frigideira: ${meat}. O bacon cru precisa cozinhar por inteiro.`,
      ({ bread }) =>
        `Corte em cubos: ${bread}. Misture tudo em uma travessa. Se o pão tiver mofo, jogue fora inteiro.`,
      ({ eggs, milk, cheese }) =>
        `Bata com sal e pimenta: ${eggs}, ${milk}. Despeje por cima e cubra com: ${cheese}. Deixe por 10 minutos.`,
      () => 'Asse por 35 minutos, até o meio ficar firme e a parte de cima dourada.',
    ],
    rest: 'As fatias esquentam uma vez na frigideira, até sair vapor; se levou sobras, coma fria.',
  },
  'loaded-toasts': {
    title: 'Torradas com o que precisa ir embora',
    slots: {
      bread: 'fatias de pão',
      topping: 'cobertura',
      spread: 'manteiga ou pasta',
      herbs: 'ervas',
    },
    steps: [
      ({ topping }) =>
        `Prepare: ${topping}. Refogue cogumelos, alho-poró, aspargos ou espinafre; esquente feijões e ervilhas até sair vapor; cozinhe ou frite os ovos até ficarem firmes; fatie o resto.`,
      ({ bread, spread }) => `Torre bem: ${bread}. Passe por cima: ${spread}.`,
      ({ topping, herbs }) =>
        `Cubra com: ${topping}. O queijo vai ao grill quente até derreter. Ponha pimenta e: ${herbs}.`,
    ],
    rest: 'Para fazer na hora; só a cobertura dura.',
  },
  'crumbs-and-croutons': {
    title: 'Croutons e farinha de rosca',
    slots: { bread: 'pão amanhecido', herbs: 'ervas', garlic: 'alho', oil: 'óleo' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Aqueça o forno a 180 °C, ou 160 °C com ventilação. Rasgue em pedaços: ${bread}, sem nenhum mofo. Amasse: ${garlic}. Misture tudo com sal e: ${oil}, ${herbs}.`,
      () => 'Asse em uma assadeira por 12 minutos, até ficar seco e dourado.',
      () => 'Use como croutons ou triture como farinha de rosca para massas e gratinados.',
    ],
    rest: 'Duas semanas em um pote fechado, quando estiverem bem secos.',
  },
  'banana-bread': {
    title: 'Bolo de banana',
    slots: {
      bananas: 'bananas maduras',
      flour: 'farinha',
      eggs: 'ovos',
      yoghurt: 'iogurte',
      fat: 'manteiga ou óleo',
      sugar: 'açúcar',
      raising: 'fermento em pó',
      nuts: 'castanhas ou chocolate',
    },
    steps: [
      () => 'Aqueça o forno a 180 °C, ou 160 °C com ventilação. Forre uma forma de bolo inglês.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Amasse ou rale: ${bananas}; esprema as abobrinhas. Junte: ${fat} (líquido), ${sugar}, ${eggs}, ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Incorpore, só até misturar: ${flour}, ${raising}, uma pitada de sal, ${nuts}. Farinha com fermento dispensa o fermento; de bicarbonato, bastam 3 g.`,
      () => 'Asse por 50 minutos, até um palito sair limpo; se não sair, mais 10.',
    ],
    rest: 'Três dias bem embrulhado; as fatias podem ser congeladas e vão para a torradeira.',
  },
  'soda-bread': {
    title: 'Pão rápido sem fermentação',
    slots: {
      flour: 'farinha',
      sour: 'leitelho ou iogurte',
      raising: 'fermento em pó ou bicarbonato',
      oats: 'aveia ou sementes',
      extra: 'azeitonas, queijo ou passas',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Misture com uma colher de chá de sal: ${flour}, ${raising}, ${oats}, ${extra}. De bicarbonato, bastam 6 g; farinha com fermento não precisa de nada.`,
      ({ sour }) =>
        `Junte depressa: ${sour}. Afine iogurte grosso com leite; ao leite comum, junte 2 colheres de suco de limão ou vinagre. Faça uma bola e corte uma cruz funda.`,
      () => 'Asse por 40 minutos, até o pão soar oco quando você bate embaixo.',
    ],
    rest: 'Melhor no dia; depois, torrado.',
  },
  'yoghurt-flatbreads': {
    title: 'Pão de frigideira com iogurte',
    slots: {
      flour: 'farinha',
      yoghurt: 'iogurte',
      raising: 'fermento em pó',
      topping: 'pasta ou legumes',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Amasse até virar uma massa macia, com uma colher de chá de sal: ${flour}, ${yoghurt}, ${raising}. Se grudar, ponha mais farinha. Farinha com fermento dispensa o fermento. Deixe descansar por 10 minutos.`,
      () => 'Divida em 6 e abra com farinha, da espessura de uma moeda.',
      () =>
        'Cozinhe em uma frigideira seca e quente por 2 minutos de cada lado, até formar bolhas e não sobrar massa crua por dentro.',
      ({ topping }) => `Coma quente, com: ${topping}.`,
    ],
    rest: 'Respingue água e esquente na frigideira.',
  },
};
