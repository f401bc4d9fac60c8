import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Arroz frito',
    slots: {
      rice: 'arroz cozido frio',
      vegetables: 'legumes',
      eggs: 'ovos',
      protein: 'tofu ou sobra de carne',
      soy: 'molho de soja',
      ginger: 'gengibre',
      garlic: 'alho',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Corte em pedaços pequenos: ${vegetables}, ${protein}. Pique: ${garlic}, ${ginger}. Daqui em diante é rápido.`,
      ({ vegetables, protein }) =>
        `Aqueça óleo em uma frigideira larga. Frite em fogo alto por 4 minutos, primeiro o que é duro: ${vegetables}. Junte o alho, o gengibre e: ${protein}.`,
      ({ rice }) =>
        `Junte: ${rice}. Desfaça os grumos e frite até cada grão soltar vapor, 4 minutos. Use só arroz que esfriou em até uma hora e ficou na geladeira por no máximo um dia.`,
      ({ soy }) => `Junte: ${soy}.`,
      ({ eggs }) =>
        `Empurre o arroz para um lado e mexa na outra metade da frigideira, até ficar firme: ${eggs}. Misture.`,
    ],
    rest: 'Arroz só se esquenta uma vez: coma tudo agora.',
  },
  risotto: {
    title: 'Risoto',
    slots: {
      rice: 'arroz para risoto',
      vegetables: 'legumes',
      onion: 'cebola',
      stock: 'caldo',
      wine: 'vinho branco',
      cheese: 'queijo para ralar',
      butter: 'manteiga',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Aqueça: ${stock} (os cubos, em água quente). Pique: ${onion}. Corte em pedaços pequenos: ${vegetables}.`,
      ({ onion, rice, wine }) =>
        `Murche no óleo: ${onion}. Junte e mexa até esquentar: ${rice}. Despeje e deixe evaporar: ${wine}.`,
      ({ vegetables }) =>
        `Junte caldo quente às conchas e mexa por 18 minutos, sempre que a anterior for absorvida; a cevadinha precisa de 35. O que é duro entra no começo, o que é macio nos últimos 5 minutos: ${vegetables}.`,
      ({ butter, cheese }) => `Fora do fogo, junte: ${butter}, ${cheese}. Deve escorrer devagar.`,
    ],
    rest: 'Espalhe para esfriar em até uma hora; no dia seguinte, frite uma vez, em bolinhos achatados, até sair vapor.',
  },
  'vegetable-pilaf': {
    title: 'Arroz com legumes',
    slots: {
      rice: 'arroz',
      vegetables: 'legumes',
      pulses: 'feijão ou grão-de-bico',
      onion: 'cebola',
      spice: 'cominho ou curry em pó',
      stock: 'caldo',
      nuts: 'castanhas ou passas',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Fatie: ${onion}. Corte em pedaços pequenos: ${vegetables}. Refogue tudo no óleo por 6 minutos.`,
      ({ rice, spice, pulses }) =>
        `Lave o ${rice}. Junte-o com: ${spice}. Junte também, sem o líquido: ${pulses}.`,
      ({ stock }) =>
        `Junte: ${stock} (os cubos, em água quente). Deixe ferver, tampe e cozinhe no fogo mais baixo por 12 minutos; arroz integral por 30, com uma xícara de água a mais.`,
      ({ rice, nuts }) =>
        `Deixe o ${rice} tampado, fora do fogo, por 10 minutos. Depois solte com um garfo, com: ${nuts}.`,
    ],
    rest: 'Espalhe para esfriar em até uma hora e coma no dia seguinte, bem quente, esquentado uma vez.',
  },
  'chicken-and-rice': {
    title: 'Galinhada',
    slots: {
      chicken: 'frango em pedaços',
      rice: 'arroz',
      vegetables: 'legumes',
      onion: 'cebola',
      stock: 'caldo',
      lemon: 'limão',
      paprika: 'páprica',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Corte a ave inteira em pedaços; a congelada descongela antes na geladeira. Salgue: ${chicken}. Esfregue com: ${paprika}. Doure de todos os lados no óleo, em uma panela larga. Retire a carne. Lave mãos, faca e tábua depois da carne crua.`,
      ({ onion, vegetables, rice }) =>
        `Refogue por 5 minutos na mesma panela, em pedaços pequenos: ${onion}, ${vegetables}. Junte o ${rice} e mexa.`,
      ({ stock, chicken }) =>
        `Despeje: ${stock} (os cubos, em água quente). Ponha por cima: ${chicken}. Tampe e cozinhe em fogo baixo por 20 minutos; com arroz integral 35, e uma xícara de água a mais.`,
      () =>
        'Deixe tampado, fora do fogo, por 10 minutos. A carne está cozida por dentro quando o caldo sai claro (75 °C na parte mais grossa); se não, volta ao fogo.',
      ({ lemon }) => `Esprema por cima: ${lemon}.`,
    ],
    rest: 'Esfrie em até uma hora e esquente uma vez, até sair vapor.',
  },
  'grain-salad': {
    title: 'Salada de grãos',
    slots: {
      grain: 'cuscuz marroquino, trigo ou quinoa',
      vegetables: 'legumes',
      cheese: 'queijo para esfarelar',
      pulses: 'feijão ou grão-de-bico',
      herbs: 'ervas frescas',
      lemon: 'limão',
      fruit: 'frutas ou azeitonas',
      oil: 'óleo',
    },
    steps: [
      ({ grain }) =>
        `Cozinhe como diz o pacote: ${grain}. Espalhe em um prato para esfriar. O que já está cozido é só soltar.`,
      ({ vegetables }) =>
        `Corte em pedaços pequenos: ${vegetables}. Brócolis, aspargos, ervilhas, milho e parecidos fervem antes por 3 minutos, a vagem por 8.`,
      ({ lemon, oil }) => `Faça um molho com: ${lemon}, ${oil}, sal e pimenta.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Misture com os legumes e o molho: ${grain}, ${pulses}, ${fruit}, ${herbs}. O que vem em lata se escorre antes. Esfarele por cima: ${cheese}.`,
    ],
    rest: 'Um almoço para o dia seguinte; tempere as folhas só na hora de comer.',
  },
  'stuffed-vegetables': {
    title: 'Legumes recheados',
    slots: {
      shells: 'pimentões ou outros legumes para rechear',
      rice: 'arroz ou grãos cozidos',
      filling: 'carne moída, feijão ou cogumelos',
      tomatoes: 'tomates',
      cheese: 'queijo',
      onion: 'cebola',
    },
    steps: [
      ({ shells }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Corte ao meio e esvazie: ${shells}. Pique o que saiu. A abóbora assa antes sozinha por 25 minutos; folhas de repolho fervem até dobrar.`,
      ({ shells, onion, filling }) =>
        `Refogue por 8 minutos o que saiu (${shells}), com, em pedaços pequenos ou sem o líquido: ${onion}, ${filling}. A carne moída precisa ficar dourada e cozida por inteiro.`,
      ({ rice, cheese }) =>
        `Misture com: ${rice}. Junte, guardando metade para o fim: ${cheese}. Tempere bem e recheie as metades ou enrole nas folhas. Use só arroz que esfriou em até uma hora e ficou na geladeira por no máximo um dia.`,
      ({ tomatoes, cheese }) =>
        `Ponha em uma travessa, em pedaços: ${tomatoes}. Arrume por cima os legumes recheados e o que você guardou: ${cheese}. Asse por 35 minutos, até tudo ficar macio e soltando vapor por dentro.`,
    ],
    rest: 'O arroz foi guardado e esquentado uma vez: coma tudo agora.',
  },
  'rice-porridge': {
    title: 'Mingau salgado de arroz com gengibre',
    slots: {
      rice: 'arroz cozido',
      stock: 'caldo',
      ginger: 'gengibre',
      topping: 'cobertura',
      soy: 'molho de soja',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Ferva por 15 minutos, mexendo, até ficar grosso e cremoso: ${rice}, ${ginger} em fatias, ${stock} (os cubos, em água quente). Use só arroz que esfriou em até uma hora e ficou na geladeira por no máximo um dia.`,
      ({ topping }) =>
        `Junte em pedaços pequenos, nos últimos 4 minutos, até ficar macio e quente por dentro: ${topping}.`,
      ({ soy }) => `Tempere com: ${soy}.`,
    ],
    rest: 'O arroz foi guardado e esquentado uma vez: coma tudo agora.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta com legumes',
    slots: {
      polenta: 'polenta',
      vegetables: 'legumes',
      cheese: 'queijo',
      stock: 'caldo',
      garlic: 'alho',
      herbs: 'ervas',
    },
    steps: [
      ({ stock, polenta }) =>
        `Ferva: ${stock} (os cubos, em água quente). Junte em chuva, mexendo com um batedor: ${polenta}.`,
      () =>
        'Cozinhe no fogo mais baixo por 25 minutos, mexendo de vez em quando; polenta instantânea e semolina, como diz o pacote.',
      ({ vegetables, garlic, herbs }) =>
        `Enquanto isso, refogue em pedaços no óleo, até ficar macio: ${vegetables}. Nos últimos minutos, junte: ${garlic}, ${herbs}.`,
      ({ cheese, vegetables }) => `Misture à polenta: ${cheese}. Coma com: ${vegetables}.`,
    ],
    rest: 'Fria, ela endurece: corte em fatias e frite.',
  },
  'rice-bowl': {
    title: 'Tigela de arroz',
    slots: {
      rice: 'arroz',
      protein: 'tofu ou peixe',
      vegetables: 'legumes',
      soy: 'molho de soja',
      lime: 'limão',
      seeds: 'gergelim',
    },
    steps: [
      ({ rice }) =>
        `Cozinhe tampado por 12 minutos, no dobro do volume de água com sal: ${rice}. Arroz integral e outros grãos, como diz o pacote.`,
      ({ protein }) =>
        `Enquanto isso, corte em pedaços e doure em um pouco de óleo: ${protein}. O peixe cru, até se desfazer em lascas por inteiro. O que é defumado, enlatado ou cozido fica como está.`,
      ({ vegetables }) => `Corte em fatias finas: ${vegetables}; o edamame ferve por 4 minutos.`,
      ({ soy, lime, seeds }) => `Ponha tudo sobre o arroz, com: ${soy}, ${lime}, ${seeds}.`,
    ],
    rest: 'Guarde o arroz à parte, esfriado em até uma hora, e coma no dia seguinte, frio ou bem quente.',
  },
};
