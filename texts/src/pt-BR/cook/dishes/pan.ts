import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Legumes salteados',
    slots: {
      vegetables: 'legumes',
      protein: 'tofu, carne ou camarão',
      soy: 'molho de soja',
      ginger: 'gengibre',
      garlic: 'alho',
      chilli: 'pimenta',
      lime: 'limão',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Corte em tiras finas: ${vegetables}, ${protein}; a carne crua, descongelada por inteiro, e o peixe em uma tábua só deles. Pique: ${ginger}, ${garlic}, ${chilli}. O broto de bambu fresco ferve antes por 20 minutos. Ponha agora o arroz ou o macarrão para cozinhar, se quiser junto.`,
      ({ protein }) =>
        `Aqueça óleo em uma frigideira larga até brilhar. Frite por 4 minutos, até dourar e cozinhar por inteiro: ${protein}. Ave e porco crus sem nada rosado, camarão rosado, lula branca. Retire tudo.`,
      ({ vegetables }) => `Frite por 4 minutos, primeiro o que é duro: ${vegetables}. Deve ficar crocante.`,
      ({ soy, lime }) =>
        `Junte por um minuto o gengibre, o alho e a pimenta, depois o que você retirou, um pouco de água e: ${soy}. Tempere com: ${lime}.`,
    ],
    rest: 'Esquente uma vez, em uma frigideira quente, até sair vapor.',
  },
  fritters: {
    title: 'Bolinhos de legumes',
    slots: {
      vegetables: 'legumes para ralar',
      eggs: 'ovos',
      flour: 'farinha',
      cheese: 'queijo',
      herbs: 'ervas',
      dip: 'iogurte ou outro molho',
    },
    steps: [
      ({ vegetables }) =>
        `Rale ou pique fino: ${vegetables}. Salgue, espere 5 minutos e esprema a água com as mãos. O que já está cozido é só amassar.`,
      ({ eggs, flour, cheese, herbs }) => `Misture com: ${eggs}, ${flour}, ${cheese}, ${herbs}.`,
      () =>
        'Frite às colheradas em óleo quente, achatando, 4 minutos de cada lado, até dourar e ficar firme por dentro.',
      ({ dip }) => `Coma com: ${dip}.`,
    ],
    rest: 'Bons frios, no pão.',
  },
  hash: {
    title: 'Batata mexida',
    slots: {
      potatoes: 'batatas',
      meat: 'sobra de carne, bacon ou tofu',
      onion: 'cebola',
      vegetables: 'legumes',
      eggs: 'ovos',
      pickle: 'picles',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Corte em cubos, de 1 cm se for cru: ${potatoes}. Corte também em cubos: ${onion}, ${meat}, ${vegetables}.`,
      ({ potatoes }) =>
        `Frite no óleo, em uma frigideira larga, virando de vez em quando: ${potatoes}. São 15 minutos se for cru, a metade se for cozido.`,
      ({ meat, vegetables }) =>
        `Junte a cebola e: ${vegetables}, ${meat}. Frite até tudo dourar e esquentar por dentro; bacon cru, carne salgada e peixe defumado, até cozinharem por inteiro.`,
      ({ eggs, pickle }) =>
        `Quebre por cima: ${eggs}. Tampe até as claras ficarem firmes; para crianças pequenas, na gravidez, na velhice ou em caso de doença, as gemas também. Sirva com: ${pickle}.`,
    ],
    rest: 'Sobra de carne que foi esquentada de novo se come toda agora.',
  },
  'pan-fried-fish': {
    title: 'Peixe na frigideira com verduras',
    slots: {
      fish: 'filés de peixe',
      potatoes: 'batatas',
      vegetables: 'legumes verdes',
      butter: 'manteiga',
      lemon: 'limão',
      herbs: 'salsinha ou endro',
    },
    steps: [
      ({ potatoes }) => `Cozinhe em pedaços, em água com sal, por 15 minutos, até ficar macio: ${potatoes}.`,
      ({ vegetables }) =>
        `Corte e cozinhe no vapor ou na frigideira de 4 a 6 minutos, até ficar no ponto: ${vegetables}; a vagem, 8.`,
      ({ fish }) =>
        `O peixe congelado descongela antes. Seque e salgue: ${fish}. Frite no óleo, com a pele para baixo, por 4 minutos; vire e deixe mais 2, até ficar opaco e se desfazer em lascas; pedaços grossos e peixes inteiros levam mais tempo.`,
      ({ butter, lemon, herbs }) =>
        `Aqueça na frigideira: ${butter}, ${lemon}, ${herbs}. Despeje sobre o peixe.`,
    ],
    rest: 'Peixe dura dois dias; faça bolinhos com ele.',
  },
  fishcakes: {
    title: 'Bolinhos de peixe',
    slots: {
      fish: 'peixe cozido, defumado ou em lata',
      potatoes: 'purê ou batatas',
      eggs: 'ovo',
      crumbs: 'farinha de rosca',
      herbs: 'ervas ou cebolinha',
      salad: 'salada',
      lemon: 'limão',
    },
    steps: [
      ({ potatoes }) =>
        `Prepare: ${potatoes}. Cruas, fervem em pedaços por 15 minutos, se amassam com sal e esfriam um pouco; purê pronto pode ser usado frio.`,
      ({ fish, eggs, herbs }) =>
        `Hadoque defumado, arenque defumado e caranguejo cru cozinham antes. Desfaça em lascas: ${fish}. Misture ao purê com: ${eggs}, ${herbs}. Forme 8 bolinhos achatados.`,
      ({ crumbs }) =>
        `Passe os bolinhos no pão triturado ou ralado: ${crumbs}. Frite no óleo por 4 minutos de cada lado, até sair vapor do meio.`,
      ({ salad, lemon }) => `Coma com: ${salad}, ${lemon}.`,
    ],
    rest: 'Coma frios no dia seguinte; sobra de peixe não se esquenta duas vezes.',
  },
  'seafood-in-garlic': {
    title: 'Frutos do mar com alho e tomate',
    slots: {
      seafood: 'camarão ou outros frutos do mar',
      tomatoes: 'tomates ou erva-doce',
      garlic: 'alho',
      wine: 'vinho branco',
      bread: 'pão ou macarrão',
      herbs: 'salsinha',
      chilli: 'pimenta',
    },
    steps: [
      ({ seafood }) =>
        `Limpe: ${seafood}. Mexilhões e vôngoles abertos que não fecham quando você bate vão para o lixo. Caranguejo e lagosta crus fervem antes por 12 minutos, polvo por 45. Ponha agora o macarrão, se for ele e não pão.`,
      ({ garlic, chilli, tomatoes }) =>
        `Aqueça no óleo: ${garlic} em fatias (bastante), ${chilli}. Junte em pedaços pequenos: ${tomatoes}. Cozinhe por 5 minutos.`,
      ({ wine, seafood }) =>
        `Despeje e deixe ferver: ${wine}. Cozinhe nele de 3 a 6 minutos: ${seafood}. Camarão cru até ficar rosado; lula e vieiras até ficarem brancas por inteiro; conchas até abrirem. As que continuam fechadas vão para o lixo. O que já está cozido só esquenta.`,
      ({ herbs, bread }) => `Espalhe por cima: ${herbs}. Coma com: ${bread}.`,
    ],
    rest: 'Melhor comer tudo; no máximo até amanhã, e logo na geladeira.',
  },
  'meat-with-pan-sauce': {
    title: 'Carne na frigideira com molho',
    slots: {
      meat: 'bistecas, bifes ou fígado',
      vegetables: 'legumes',
      onion: 'cebola ou chalota',
      cream: 'creme de leite',
      potatoes: 'batatas',
      mustard: 'mostarda',
      wine: 'vinho',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Cozinhe em pedaços, na água, por 15 minutos, até ficar macio: ${potatoes}. Corte: ${vegetables}. Cogumelos, tomates, abobrinhas e folhas se refogam; os outros fervem nos últimos 5 minutos, a vagem por 8.`,
      ({ meat }) =>
        `A carne congelada descongela antes na geladeira. Corte uma peça em fatias de 2 cm. Seque e salgue: ${meat}. Frite em óleo quente: bifes por 3 minutos de cada lado, bistecas e fígado por 4, peito de ave por 7. Ave, porco e miúdos precisam cozinhar por inteiro, sem nada rosado (75 °C; a carne de porco curada continua rosada). Lave a tábua e as mãos depois da carne crua.`,
      ({ onion, wine }) =>
        `Deixe a carne descansar tampada, em um prato limpo. Murche em fatias, na mesma frigideira: ${onion}. Ferva com: ${wine}, ou um pouco de água.`,
      ({ meat, cream, mustard }) =>
        `Junte: ${cream}, ${mustard}. Tempere e despeje este molho sobre: ${meat}.`,
    ],
    rest: 'Fatie a carne fria no pão ou na batata mexida.',
  },
  patties: {
    title: 'Hambúrgueres',
    slots: {
      mince: 'carne moída',
      bread: 'pão de hambúrguer',
      salad: 'salada',
      onion: 'cebola',
      cheese: 'queijo',
      pickle: 'picles, ketchup ou mostarda',
    },
    steps: [
      ({ mince }) =>
        `Ponha sal e pimenta e forme 4 hambúrgueres achatados, um pouco mais largos que o pão: ${mince}. O que já vem moldado fica assim. Lave as mãos e a tábua depois da carne crua.`,
      ({ onion }) => `Corte em rodelas, refogue até ficar macio e retire: ${onion}.`,
      () =>
        'Frite os hambúrgueres em óleo quente por uns 4 minutos de cada lado, mais se forem grossos, até cozinharem por inteiro, sem nada rosado por dentro (75 °C).',
      ({ cheese }) => `Ponha sobre eles, ainda quentes na frigideira: ${cheese}.`,
      ({ bread, salad, pickle }) => `Torre: ${bread}. Recheie com os hambúrgueres e: ${salad}, ${pickle}.`,
    ],
    rest: 'Congele os hambúrgueres crus no mesmo dia, a não ser que a carne já tenha sido congelada; os cozidos duram dois dias.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortilhas',
      cheese: 'queijo que derrete',
      filling: 'recheio',
      dip: 'creme azedo, salsa ou abacate',
    },
    steps: [
      ({ filling }) =>
        `Escorra o que vem em lata. Corte em pedaços pequenos e refogue até ficar macio, seco e quente por dentro: ${filling}. O abacate fica cru.`,
      ({ tortillas, cheese }) =>
        `Em uma metade de cada disco (${tortillas}), espalhe o recheio e: ${cheese}. Dobre a outra metade por cima.`,
      () => 'Doure em uma frigideira seca de 2 a 3 minutos de cada lado, até o queijo derreter.',
      ({ dip }) => `Corte em pedaços. Coma com: ${dip}.`,
    ],
    rest: 'Esquente uma vez em uma frigideira seca, até sair vapor; se levou sobras, coma frias.',
  },
  'bean-burgers': {
    title: 'Hambúrguer de feijão',
    slots: {
      pulses: 'feijão',
      crumbs: 'farinha de rosca ou aveia',
      vegetables: 'legumes',
      spice: 'cominho ou páprica',
      bread: 'pão de hambúrguer',
      salad: 'salada',
    },
    steps: [
      ({ vegetables, spice }) => `Rale ou pique fino: ${vegetables}. Refogue até secar, com: ${spice}.`,
      ({ pulses, crumbs }) =>
        `Escorra e amasse: ${pulses}. Use em lata ou já bem cozido. Misture com os legumes, sal e: ${crumbs}. Deixe por 5 minutos e forme hambúrgueres achatados.`,
      () => 'Frite no óleo por 5 minutos de cada lado, até dourar e esquentar por dentro. Vire com cuidado.',
      ({ bread, salad }) => `Coma com: ${bread}, ${salad}.`,
    ],
    rest: 'Frio, na marmita.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortilhas ou pão sírio',
      filling: 'falafel, ovos ou sobra de carne',
      salad: 'salada',
      sauce: 'iogurte ou outro molho',
      herbs: 'ervas',
    },
    steps: [
      ({ filling }) =>
        `Esquente até sair vapor, ou use frio: ${filling}. Os ovos fervem por 9 minutos; tofu, tempeh e queijo coalho se fritam; empanados e congelados, como diz o pacote.`,
      ({ salad }) => `Corte em tiras: ${salad}.`,
      ({ bread, sauce, herbs }) =>
        `Esquente em uma frigideira seca: ${bread}. Passe por cima: ${sauce}. Recheie, junte: ${herbs}, e enrole.`,
    ],
    rest: 'Recheados, são para o mesmo dia.',
  },
};
