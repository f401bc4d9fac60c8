import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Frango assado com legumes',
    slots: {
      chicken: 'coxas de frango ou outra ave em pedaços',
      vegetables: 'legumes para assar',
      lemon: 'limão',
      herbs: 'tomilho ou alecrim',
      garlic: 'alho',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Corte o que é duro em pedaços de 2 cm, o que é macio em maiores: ${vegetables}. Corte a ave inteira em pedaços; a carne congelada descongela antes na geladeira. Depois lave mãos, faca e tábua.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Misture os legumes em uma assadeira com sal e: ${oil}, ${garlic} (dentes inteiros), ${herbs}, ${lemon} em rodelas. Ponha por cima, com a pele para cima: ${chicken}.`,
      () => 'Asse por 40 minutos e vire os legumes uma vez.',
      () =>
        'A carne está cozida por inteiro quando o caldo sai claro junto ao osso: 75 °C na parte mais grossa. Pedaços grandes precisam de mais 10 a 20 minutos.',
    ],
    rest: 'Solte a carne do osso e ponha na geladeira em até duas horas; para saladas, sopa ou arroz frito.',
  },
  'vegetable-traybake': {
    title: 'Legumes assados',
    slots: {
      vegetables: 'legumes para assar',
      protein: 'queijo, grão-de-bico ou tofu',
      herbs: 'ervas',
      sauce: 'iogurte ou homus',
      lemon: 'limão',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables }) =>
        `Aqueça o forno a 220 °C, ou 200 °C com ventilação. Corte o que é duro em pedaços pequenos, o que é macio em grandes: ${vegetables}.`,
      ({ oil, herbs }) => `Misture em uma assadeira, em uma só camada, com sal e: ${oil}, ${herbs}.`,
      () => 'Asse por 20 minutos e vire.',
      ({ protein }) => `Ponha na assadeira, em pedaços ou sem o líquido: ${protein}.`,
      () => 'Asse por mais 15 minutos, até as bordas dourarem e os duros ficarem macios.',
      ({ lemon, sauce }) => `Esprema por cima: ${lemon}. Coma com: ${sauce}.`,
    ],
    rest: 'Para uma fritada, uma sopa, ou frios com grãos.',
  },
  'sausage-traybake': {
    title: 'Linguiça assada com legumes',
    slots: {
      sausages: 'linguiças',
      vegetables: 'legumes para assar',
      apple: 'maçã',
      mustard: 'mostarda ou mel',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Corte em pedaços grandes: ${vegetables}, ${apple}. Misture em uma assadeira com sal e: ${oil}.`,
      ({ sausages }) =>
        `Ponha entre os legumes: ${sausages}. Asse por 20 minutos; o que já está cozido ou é vegetal espera o próximo passo.`,
      () => 'Vire tudo e asse por mais 20 minutos, até dourar.',
      () =>
        'Confira se a carne está cozida por inteiro, sem nada rosado por dentro (75 °C; a carne de porco curada continua rosada).',
      ({ mustard }) => `Misture ao caldo da assadeira: ${mustard}.`,
    ],
    rest: 'Fatie a linguiça fria na lentilha ou na salada.',
  },
  'fish-traybake': {
    title: 'Peixe assado com legumes',
    slots: {
      fish: 'filés de peixe',
      vegetables: 'legumes',
      lemon: 'limão',
      olives: 'azeitonas ou alcaparras',
      herbs: 'endro ou salsinha',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Corte em fatias finas: ${vegetables}. Misture em uma assadeira com sal e: ${oil}. Asse por 18 minutos.`,
      ({ fish, lemon, olives }) =>
        `Ponha por cima, com sal: ${fish}, ${lemon} em rodelas, ${olives}. O peixe congelado descongela antes.`,
      () =>
        'Asse por 12 minutos, até o peixe ficar opaco e se desfazer em lascas; peixe inteiro leva mais 10, empanados o que o pacote diz.',
      ({ herbs }) => `Espalhe por cima: ${herbs}.`,
    ],
    rest: 'Peixe dura dois dias; frio, em lascas na salada.',
  },
  gratin: {
    title: 'Gratinado',
    slots: {
      vegetables: 'batata, couve-flor ou raízes',
      cream: 'creme de leite ou leite',
      cheese: 'queijo que derrete',
      garlic: 'alho',
      nutmeg: 'noz-moscada',
    },
    steps: [
      ({ vegetables }) =>
        `Aqueça o forno a 190 °C, ou 170 °C com ventilação. Corte em fatias de 3 mm, a couve-flor e parecidos em buquês: ${vegetables}.`,
      ({ cream, garlic, nutmeg }) =>
        `Esquente, com sal e pimenta: ${cream}, ${garlic} em pedacinhos, ${nutmeg}.`,
      ({ vegetables, cream, cheese }) =>
        `Arrume em camadas em uma travessa untada: ${vegetables}. Despeje por cima: ${cream}. Cubra com: ${cheese}.`,
      () => 'Asse por 50 minutos, até a faca entrar sem esforço. Cubra se dourar cedo demais.',
    ],
    rest: 'Frite as fatias uma vez na frigideira, até sair vapor.',
  },
  'mash-topped-pie': {
    title: 'Escondidinho',
    slots: {
      potatoes: 'batatas',
      filling: 'carne moída ou sobra de assado',
      roots: 'cenouras e ervilhas',
      onion: 'cebola',
      milk: 'leite',
      stock: 'caldo',
      tomato: 'extrato de tomate',
    },
    steps: [
      ({ potatoes }) =>
        `Descasque, corte em pedaços grandes e cozinhe em água com sal por 18 minutos, até ficar macio: ${potatoes}. Purê pronto só precisa esquentar.`,
      ({ onion, roots, filling }) =>
        `Enquanto isso, refogue no óleo, em pedaços pequenos: ${onion}, ${roots}. Junte: ${filling}. A carne crua, até dourar e cozinhar por inteiro, sem nada rosado; todo o resto, até sair vapor. De proteína de soja seca, basta um terço do peso, de molho por 10 minutos.`,
      ({ tomato, stock, milk }) =>
        `Junte: ${tomato}, ${stock} (os cubos, em água quente). Cozinhe em fogo baixo até engrossar. Amasse as batatas com sal e: ${milk}. Aqueça o forno a 200 °C, ou 180 °C com ventilação.`,
      () =>
        'Ponha o recheio em uma travessa e o purê por cima, risque com um garfo e asse por 25 minutos, até borbulhar.',
    ],
    rest: 'Congela bem em porções; se levou sobras, coma tudo agora.',
  },
  'fish-pie-with-mash': {
    title: 'Escondidinho de peixe',
    slots: {
      potatoes: 'batatas',
      fish: 'peixe e frutos do mar',
      milk: 'leite',
      flour: 'farinha',
      greens: 'ervilhas ou espinafre',
      butter: 'manteiga',
      eggs: 'ovos cozidos',
    },
    steps: [
      ({ potatoes }) =>
        `Corte em pedaços grandes e cozinhe em água com sal por 18 minutos: ${potatoes}. Amasse com um pouco de leite. Purê pronto só precisa esquentar.`,
      ({ butter, flour, milk }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Aqueça: ${butter}. Junte e mexa por um minuto: ${flour}. Despeje batendo: ${milk}. Ferva até engrossar e tempere.`,
      ({ fish, greens, eggs }) =>
        `Ponha em uma travessa: ${fish} em pedaços, ${greens}, ${eggs} em quartos. Antes, o peixe congelado descongela, os ovos fervem por 9 minutos e o alho-poró murcha na frigideira. Despeje o molho por cima.`,
      () =>
        'Cubra com o purê e asse por 25 minutos, até borbulhar e o peixe do meio ficar opaco e se desfazer em lascas.',
    ],
    rest: 'Dois dias na geladeira; esquente uma vez, até sair vapor. Se levou sobra de peixe, coma tudo agora.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'massa de pizza ou pão sírio',
      sauce: 'molho de tomate',
      cheese: 'muçarela ou outro queijo',
      topping: 'cobertura',
    },
    steps: [
      ({ base }) => `Aqueça o forno e uma assadeira no máximo, a 240 °C ou mais. Abra ou estenda: ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Espalhe uma camada fina: ${sauce}. Junte em fatias finas: ${topping}, depois: ${cheese}. Batata e berinjela se cortam finas como papel. Folhas e presunto cru entram depois de assar.`,
      () => 'Asse por 12 minutos, pão sírio por 8, até a borda dourar e o meio secar.',
    ],
    rest: 'Dois dias na geladeira; esquente uma vez em uma frigideira seca com tampa.',
  },
  'baked-potatoes': {
    title: 'Batatas assadas',
    slots: {
      potatoes: 'batatas grandes',
      topping: 'cobertura',
      salad: 'salada',
      butter: 'manteiga',
    },
    steps: [
      ({ potatoes }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Lave, fure e asse na grade por 60 minutos, até ceder quando você aperta: ${potatoes}.`,
      ({ topping }) =>
        `Prepare: ${topping}. Alho-poró, cogumelos, brócolis e espinafre refogam até ficarem macios, feijões e sobras esquentam até sair vapor, peixe em lata se escorre. Tempere.`,
      ({ potatoes, topping, butter, salad }) =>
        `Abra ao meio: ${potatoes}. Recheie: ${butter}, ${topping}. Coma com: ${salad}.`,
    ],
    rest: 'Frias, fritas em fatias.',
  },
};
