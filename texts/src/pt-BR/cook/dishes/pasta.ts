import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Macarrão com legumes refogados',
    slots: {
      pasta: 'macarrão',
      vegetables: 'legumes',
      garlic: 'alho',
      meat: 'bacon ou linguiça',
      cheese: 'queijo',
      herbs: 'ervas frescas',
      oil: 'óleo',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Ferva água para o macarrão e salgue. Corte em pedaços pequenos: ${vegetables}. Fatie: ${garlic}.`,
      ({ meat }) =>
        `Frite em pedaços pequenos, em uma frigideira larga: ${meat}. Bacon e linguiça crua precisam cozinhar por inteiro, sem nada rosado.`,
      ({ oil, vegetables }) =>
        `Aqueça em uma frigideira larga: ${oil}. Refogue de 8 a 10 minutos, até ficar macio: ${vegetables}. Junte o alho no último minuto.`,
      ({ pasta }) =>
        `Cozinhe como diz o pacote: ${pasta}. Guarde uma xícara da água. Macarrão já cozido só precisa esquentar na frigideira.`,
      ({ pasta, cheese, herbs }) =>
        `Misture na frigideira, com um pouco dessa água: ${pasta}, ${cheese}, ${herbs}.`,
    ],
    rest: 'Esquente uma vez com um pouco de água, até sair vapor; se levou sobras, coma tudo agora.',
  },
  'creamy-pasta': {
    title: 'Macarrão cremoso',
    slots: {
      pasta: 'macarrão',
      cream: 'creme de leite',
      addition: 'legumes, presunto ou peixe',
      lemon: 'limão',
      cheese: 'queijo para ralar',
      garlic: 'alho',
    },
    steps: [
      ({ addition, garlic }) =>
        `Ferva água para o macarrão e salgue. Corte em pedaços pequenos: ${addition}. Pique: ${garlic}.`,
      ({ addition }) =>
        `Refogue em uma frigideira larga, com um pouco de óleo: ${addition}. Legumes até ficarem macios; bacon até ficar crocante; peixe cru, hadoque defumado e camarão cru até cozinharem por inteiro; sobras até sair vapor. O salmão defumado entra no fim.`,
      ({ pasta }) => `Cozinhe como diz o pacote: ${pasta}. Guarde uma xícara da água.`,
      ({ cream }) =>
        `Junte na frigideira o alho, um pouco da água do macarrão e: ${cream}. Deixe borbulhar por 3 minutos.`,
      ({ pasta, cheese, lemon }) =>
        `Misture nela: ${pasta}, ${cheese}, um pouco de ${lemon}. Afine com água do macarrão.`,
    ],
    rest: 'Afine com leite ou água e esquente uma vez, até sair vapor; se levou sobras, coma tudo agora.',
  },
  'bolognese-sauce': {
    title: 'Espaguete à bolonhesa',
    slots: {
      mince: 'carne moída',
      tomatoes: 'tomate em lata',
      roots: 'cenoura e salsão',
      onion: 'cebola',
      pasta: 'espaguete',
      wine: 'vinho tinto',
      garlic: 'alho',
    },
    steps: [
      ({ onion, roots }) =>
        `Pique bem miúdo: ${onion}, ${roots}. Refogue no óleo, em uma panela, por 8 minutos.`,
      ({ mince, garlic }) =>
        `Aumente o fogo. Frite até ficar dourado e seco: ${mince}. A carne crua, até não sobrar nada rosado. Pique e junte: ${garlic}. De proteína de soja seca ou lentilha, basta um terço do peso, com meio litro de água.`,
      ({ wine, tomatoes }) =>
        `Despeje e deixe evaporar: ${wine}. Depois junte: ${tomatoes}. Ponha sal e pimenta.`,
      () =>
        'Cozinhe em fogo baixo, meio tampado, por 40 minutos, mexendo de vez em quando. As lentilhas precisam ficar macias.',
      ({ pasta }) => `Cozinhe como diz o pacote e misture ao molho: ${pasta}.`,
    ],
    rest: 'O molho congela bem, por três meses.',
  },
  'pasta-bake': {
    title: 'Macarrão de forno',
    slots: {
      pasta: 'macarrão',
      vegetables: 'legumes',
      sauce: 'tomate, creme de leite ou leite',
      cheese: 'queijo que derrete',
      meat: 'sobra de carne ou peixe em lata',
    },
    steps: [
      ({ pasta }) =>
        `Aqueça o forno a 200 °C, ou 180 °C com ventilação. Cozinhe 2 minutos a menos do que diz o pacote: ${pasta}. O que é cozido ou fresco, como nhoque, vai direto para a travessa.`,
      ({ vegetables }) =>
        `Corte em pedaços pequenos e refogue por 8 minutos, até ficar macio: ${vegetables}. Se o molho for leite, ferva com 2 colheres de farinha.`,
      ({ sauce, meat, cheese }) =>
        `Misture macarrão e legumes em uma travessa com sal, pimenta e: ${sauce}, ${meat}. Junte metade, e ponha o resto por cima: ${cheese}.`,
      () => 'Asse por 20 minutos, até dourar por cima e sair vapor do meio.',
    ],
    rest: 'Esquente as porções uma vez, até sair vapor; se levou sobras, coma tudo agora.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasanha',
    slots: {
      sheets: 'folhas de lasanha',
      filling: 'legumes ou carne moída',
      tomatoes: 'tomate em lata',
      milk: 'leite',
      flour: 'farinha',
      cheese: 'queijo que derrete',
      onion: 'cebola',
    },
    steps: [
      ({ onion, filling }) =>
        `Pique: ${onion}. Corte em pedaços pequenos: ${filling}. Refogue tudo no óleo até ficar macio e seco; a carne moída até dourar e cozinhar por inteiro, sem nada rosado.`,
      ({ tomatoes }) =>
        `Junte: ${tomatoes}. Tempere e deixe em fogo baixo enquanto faz o molho branco. Aqueça o forno a 190 °C, ou 170 °C com ventilação.`,
      ({ flour, milk }) =>
        `Aqueça 50 g de manteiga ou óleo, junte a ${flour} e mexa por um minuto. Despeje aos poucos, batendo: ${milk}. Deixe ferver até engrossar e ponha sal.`,
      ({ sheets, cheese }) =>
        `Monte em uma travessa camadas de recheio, as ${sheets} e molho branco. Termine com molho branco e: ${cheese}.`,
      () =>
        'Asse por 40 minutos, até a faca passar fácil e o meio soltar vapor. Deixe descansar um pouco antes de cortar.',
    ],
    rest: 'Melhor no dia seguinte; congela em porções.',
  },
  'pasta-with-greens': {
    title: 'Macarrão com verduras',
    slots: {
      pasta: 'macarrão',
      greens: 'verduras',
      pesto: 'pesto',
      pulses: 'feijão-branco',
      garlic: 'alho',
      chilli: 'pimenta',
      lemon: 'limão',
    },
    steps: [
      ({ pasta }) => `Cozinhe em água com sal, como diz o pacote: ${pasta}.`,
      ({ greens }) =>
        `Corte em tiras ou pedaços pequenos: ${greens}. Ponha com o macarrão o que é duro nos últimos 4 minutos, folhas macias no último; com nhoque, ferva antes o que é duro.`,
      ({ garlic, chilli, pulses }) =>
        `Enquanto isso, aqueça em bastante óleo: ${garlic} em fatias, ${chilli}. Junte, sem o líquido: ${pulses}.`,
      ({ pasta, pesto, lemon }) =>
        `Guarde uma xícara da água e escorra: ${pasta}. Misture tudo com: ${pesto}, um pouco de ${lemon}.`,
    ],
    rest: 'Bom frio, como salada.',
  },
  'noodle-stir-fry': {
    title: 'Yakisoba',
    slots: {
      noodles: 'macarrão oriental',
      vegetables: 'legumes',
      protein: 'tofu, camarão ou carne',
      soy: 'molho de soja',
      ginger: 'gengibre',
      garlic: 'alho',
      lime: 'limão',
    },
    steps: [
      ({ noodles }) =>
        `Cozinhe como diz o pacote, passe em água fria e escorra: ${noodles}. O que já está cozido fica como está.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Corte em tiras finas: ${vegetables}, ${protein}, a carne crua em uma tábua só dela. Pique: ${ginger}, ${garlic}.`,
      ({ protein }) =>
        `Frite em óleo quente, em uma frigideira larga, até dourar: ${protein}. A carne crua até cozinhar por inteiro, sem nada rosado; o camarão cru até ficar rosado. Retire tudo.`,
      ({ vegetables }) => `Frite em fogo alto por 4 minutos, primeiro o que é duro: ${vegetables}.`,
      ({ soy, lime }) =>
        `Junte o macarrão, o gengibre, o alho, o que você retirou e: ${soy}. Misture até esquentar. Tempere com: ${lime}.`,
    ],
    rest: 'Esquente uma vez, em uma frigideira quente, até sair vapor; se levou sobras, coma tudo agora.',
  },
  'noodle-soup': {
    title: 'Sopa de macarrão oriental',
    slots: {
      noodles: 'macarrão oriental',
      stock: 'caldo',
      vegetables: 'legumes',
      protein: 'tofu, ovos ou sobra de carne',
      ginger: 'gengibre',
      soy: 'molho de soja ou missô',
    },
    steps: [
      ({ stock, ginger }) =>
        `Cozinhe em fogo baixo por 5 minutos: ${stock} (os cubos, em água quente), ${ginger} em fatias.`,
      ({ vegetables }) =>
        `Corte fino: ${vegetables}. Junte o que é duro, e o broto de feijão, e cozinhe por 3 minutos.`,
      ({ noodles }) =>
        `Junte e cozinhe pelo tempo que o pacote diz: ${noodles}. Folhas macias no último minuto.`,
      ({ protein }) =>
        `Esquente na sopa até sair vapor: ${protein}. Camarão cru até ficar rosado, guioza como diz o pacote. Os ovos fervem ao lado por 9 minutos.`,
      ({ soy }) => `Tire do fogo e junte: ${soy}.`,
    ],
    rest: 'Guarde caldo e macarrão separados; ferva o caldo uma vez. Se levou sobras, coma tudo agora.',
  },
  'tuna-pasta': {
    title: 'Macarrão com atum e tomate',
    slots: {
      pasta: 'macarrão',
      fish: 'atum em lata',
      tomatoes: 'tomates',
      extra: 'azeitonas ou alcaparras',
      onion: 'cebola',
      garlic: 'alho',
    },
    steps: [
      ({ pasta }) =>
        `Cozinhe em água com sal, como diz o pacote: ${pasta}. Guarde uma xícara da água. O que já está cozido só esquenta no molho.`,
      ({ onion, garlic, tomatoes }) =>
        `Murche no óleo: ${onion} em pedacinhos, ${garlic} em fatias. Junte, em pedaços: ${tomatoes}. Cozinhe por 6 minutos, até ficar macio.`,
      ({ fish, extra }) => `Junte, sem o líquido: ${fish}, ${extra}. Esquente até sair vapor.`,
      () => 'Misture o macarrão ao molho, com um pouco da água dele.',
    ],
    rest: 'Bom frio, no dia seguinte; peixe dura no máximo dois dias.',
  },
};
