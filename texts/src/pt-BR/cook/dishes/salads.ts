import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Saladona',
    slots: {
      leaves: 'folhas para salada',
      vegetables: 'legumes',
      protein: 'ovos, queijo ou peixe',
      fruit: 'frutas',
      bread: 'pão',
      nuts: 'castanhas ou sementes',
      lemon: 'limão ou vinagre',
      oil: 'óleo',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Lave e seque: ${leaves}. Fatie: ${vegetables}; aspargos, milho e ervilhas fervem antes por 3 minutos, a vagem por 8.`,
      ({ bread }) => `Doure em cubos na frigideira, até ficar crocante: ${bread}.`,
      ({ protein }) =>
        `Prepare: ${protein}. Os ovos fervem por 9 minutos; o bacon frita até ficar crocante, queijo coalho e tofu até dourar; o que vem em lata se escorre.`,
      ({ lemon, oil }) => `Faça um molho com: ${lemon}, ${oil}, sal e pimenta.`,
      ({ leaves, fruit, nuts }) =>
        `Misture ao molho: ${leaves}. Ponha por cima todo o resto e: ${fruit} em fatias, ${nuts}.`,
    ],
    rest: 'Tempere só o que vai ser comido; folhas temperadas não duram.',
  },
  'potato-salad': {
    title: 'Salada de batata',
    slots: {
      potatoes: 'batatas',
      crisp: 'legumes crocantes',
      dressing: 'iogurte ou maionese',
      eggs: 'ovos',
      fish: 'peixe defumado ou presunto',
      herbs: 'cebolinha ou endro',
      mustard: 'mostarda',
    },
    steps: [
      ({ potatoes }) =>
        `Cozinhe inteiro ou pela metade, em água com sal, por 18 minutos, até ficar macio: ${potatoes}. Deixe esfriar por 15 minutos e fatie.`,
      ({ eggs, crisp }) =>
        `Ferva por 9 minutos, esfrie e descasque: ${eggs}. Corte em pedaços pequenos: ${crisp}; ervilhas fervem por 3 minutos, a vagem por 8.`,
      ({ dressing, mustard }) => `Misture com sal, pimenta e um pouco de vinagre: ${dressing}, ${mustard}.`,
      ({ fish }) => `Corte em pedaços: ${fish}; o bacon frita até ficar crocante.`,
      ({ potatoes, herbs }) => `Misture com cuidado a todo o resto: ${potatoes}, ${herbs}.`,
    ],
    rest: 'Na geladeira em até uma hora, por dois dias; não leve ao piquenique no sol.',
  },
  'bread-salad': {
    title: 'Salada de pão com tomate',
    slots: {
      bread: 'pão seco',
      tomatoes: 'tomates',
      vegetables: 'pepino ou pimentões',
      cheese: 'muçarela ou feta',
      herbs: 'manjericão',
      olives: 'azeitonas ou alcaparras',
      oil: 'óleo',
    },
    steps: [
      ({ bread }) =>
        `Rasgue em pedaços e torre na frigideira com um pouco de óleo: ${bread}. Se o pão tiver mofo, jogue fora inteiro.`,
      ({ tomatoes }) => `Corte em pedaços, salgue e deixe por 10 minutos, até sair líquido: ${tomatoes}.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Misture os dois com uma colher de vinagre e: ${vegetables} em fatias, ${olives}, ${cheese}, ${herbs}, ${oil}.`,
      () => 'Deixe descansar por 5 minutos antes de comer.',
    ],
    rest: 'Mais macia no dia seguinte, e ainda boa.',
  },
  slaw: {
    title: 'Salada de repolho',
    slots: {
      cabbage: 'repolho',
      roots: 'cenouras e maçãs',
      dressing: 'iogurte ou maionese',
      nuts: 'castanhas ou passas',
      lemon: 'limão ou vinagre',
      protein: 'frango, feijão ou queijo',
    },
    steps: [
      ({ cabbage }) =>
        `Fatie o mais fino que puder: ${cabbage}. Amasse com uma colher de chá de sal até amolecer.`,
      ({ roots }) => `Rale grosso ou corte em tiras finas: ${roots}.`,
      ({ dressing, lemon }) =>
        `Misture com pimenta e uma pitada de açúcar: ${dressing}, um pouco de ${lemon}. Junte este molho aos legumes.`,
      ({ protein, nuts }) =>
        `Ponha por cima: ${protein}, ${nuts}. Queijo coalho se frita, feijão se escorre.`,
    ],
    rest: 'Boa por dois dias, coberta e fria.',
  },
  'summer-rolls-bowl': {
    title: 'Macarrão frio com ervas',
    slots: {
      noodles: 'macarrão de arroz',
      vegetables: 'legumes crus',
      protein: 'tofu, camarão ou frango',
      herbs: 'hortelã ou coentro',
      peanut: 'pasta de amendoim',
      lime: 'limão',
      soy: 'molho de soja',
    },
    steps: [
      ({ noodles }) => `Cozinhe como diz o pacote e passe em água fria: ${noodles}.`,
      ({ vegetables }) =>
        `Corte em tiras finas: ${vegetables}; o broto de feijão fica um minuto na água fervente.`,
      ({ protein }) =>
        `Doure na frigideira: ${protein}. Camarão cru até ficar rosado e cozido por inteiro; ovos batidos, em omelete fina, até ficarem firmes. Caranguejo cru ferve por 12 minutos. O que já está cozido é só fatiar.`,
      ({ soy, lime, peanut }) =>
        `Misture até virar molho, com um pouco de açúcar: ${soy}, ${lime} (o suco), ${peanut}.`,
      ({ herbs }) => `Misture tudo com bastante: ${herbs}.`,
    ],
    rest: 'Para a marmita do dia seguinte, bem fria.',
  },
};
