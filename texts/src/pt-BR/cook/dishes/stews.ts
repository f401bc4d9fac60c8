import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Curry de legumes',
    slots: {
      vegetables: 'legumes',
      coconut: 'leite de coco, creme de leite ou tomates',
      protein: 'grão-de-bico ou tofu',
      onion: 'cebola',
      spice: 'curry em pasta ou em pó',
      ginger: 'gengibre',
      garlic: 'alho',
      herbs: 'coentro fresco',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Fatie e murche no óleo: ${onion}. Pique e junte: ${garlic}, ${ginger}. Depois junte: ${spice}. Mexa por um minuto.`,
      ({ vegetables }) =>
        `Corte em pedaços: ${vegetables}. Junte o que é duro; folhas e o que já está cozido esperam. Mandioca descascada e broto de bambu fresco fervem antes por 25 minutos, e essa água se joga fora.`,
      ({ coconut }) =>
        `Junte uma xícara de água e: ${coconut}; o iogurte só no fim. Cozinhe em fogo baixo por 15 minutos, até a faca entrar fácil.`,
      ({ protein }) => `Junte, sem o líquido ou em cubos: ${protein}.`,
      () => 'Junte as folhas, cozinhe por mais 4 minutos e ponha sal. Coma com arroz ou pão.',
      ({ herbs }) => `Espalhe por cima: ${herbs}.`,
    ],
    rest: 'Melhor no dia seguinte, esquentado uma vez até sair vapor; ou congele.',
  },
  'chicken-curry': {
    title: 'Curry de frango',
    slots: {
      chicken: 'frango',
      sauce: 'leite de coco, iogurte ou tomates',
      vegetables: 'legumes',
      onion: 'cebolas',
      spice: 'curry em pasta ou em pó',
      ginger: 'gengibre',
      garlic: 'alho',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Fatie e doure no óleo, 8 minutos: ${onion}. Junte: ${garlic} picado, ${ginger}, ${spice}.`,
      ({ chicken }) =>
        `Corte em pedaços, com ou sem osso, depois de descongelar por inteiro: ${chicken}. Doure tudo por 5 minutos. Lave mãos, faca e tábua depois da carne crua.`,
      ({ sauce, vegetables }) =>
        `Junte, o iogurte às colheradas: ${sauce}. Junte, em pedaços pequenos: ${vegetables}. Cozinhe em fogo baixo por 20 minutos; com osso, mais 15.`,
      () =>
        'Está pronto quando o pedaço mais grosso está cozido por inteiro, sem nada rosado (75 °C). Ponha sal.',
    ],
    rest: 'Na geladeira em até duas horas; esquente uma vez, até sair vapor.',
  },
  'chickpea-stew': {
    title: 'Feijão cozido com verduras',
    slots: {
      pulses: 'feijão ou grão-de-bico',
      tomatoes: 'tomates',
      greens: 'legumes',
      onion: 'cebola',
      spice: 'cominho ou páprica',
      sausage: 'linguiça ou feta',
      garlic: 'alho',
    },
    steps: [
      ({ sausage }) =>
        `Frite por 5 minutos em rodelas, em uma panela grande: ${sausage}. O bacon cru precisa cozinhar por inteiro; o feta espera o fim.`,
      ({ onion, garlic, spice }) =>
        `Pique e refogue no óleo, em uma panela grande: ${onion}. Junte: ${garlic} em fatias, ${spice}.`,
      ({ greens }) => `Corte em pedaços pequenos: ${greens}. Refogue junto por 4 minutos o que é duro.`,
      ({ tomatoes, pulses }) =>
        `Junte: ${tomatoes}, ${pulses}. O feijão vem de lata ou já bem cozido, e escorrido, a não ser que seja em molho de tomate. Cozinhe em fogo baixo por 12 minutos.`,
      () => 'Junte as folhas até murcharem e tempere. O feta, se tiver, se esfarela por cima. Coma com pão.',
    ],
    rest: 'Sobre torradas no dia seguinte, esquentado uma vez até sair vapor.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'lentilhas vermelhas',
      greens: 'espinafre ou outras verduras',
      onion: 'cebola',
      spice: 'cominho, cúrcuma ou curry em pó',
      ginger: 'gengibre',
      yoghurt: 'iogurte',
      lemon: 'limão',
      garlic: 'alho',
    },
    steps: [
      ({ lentils }) =>
        `Lave as ${lentils} e cozinhe em 1,2 litro de água em fogo baixo por 20 minutos, até se desfazerem; as marrons ou verdes precisam de 35, a ervilha seca partida de 60.`,
      ({ greens }) =>
        `Corte em pedaços pequenos: ${greens}. Junte o que é duro nos últimos 10 minutos, as folhas no fim, e cozinhe até ficar macio.`,
      ({ onion, garlic, ginger, spice }) =>
        `Enquanto isso, frite em fatias finas, em bastante óleo, até dourar: ${onion}. Junte por um minuto: ${garlic} e ${ginger} em fatias, ${spice}.`,
      ({ lentils, lemon, yoghurt }) =>
        `Despeje isso sobre as ${lentils} e ponha sal. Sirva com: ${lemon}, ${yoghurt}.`,
    ],
    rest: 'Ele engrossa: ponha água e ferva uma vez.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'carne moída',
      pulses: 'feijão',
      tomatoes: 'tomates',
      peppers: 'pimentões',
      onion: 'cebola',
      chilli: 'pimenta',
      chocolate: 'chocolate amargo',
      garlic: 'alho',
    },
    steps: [
      ({ onion, mince }) =>
        `Pique e refogue no óleo: ${onion}. Junte e frite até dourar: ${mince}. A carne crua, até não sobrar nada rosado. De proteína de soja seca ou lentilha, basta um terço do peso, com meio litro de água.`,
      ({ peppers, garlic, chilli }) => `Junte: ${peppers} em cubos, ${garlic} picado, ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Junte uma xícara de água e: ${tomatoes}, ${pulses}. Cozinhe em fogo baixo por 25 minutos. O feijão vem de lata, escorrido, ou ficou de molho e foi bem cozido antes: cru, é tóxico.`,
      ({ chocolate }) => `Derreta nele o ${chocolate}.`,
      () => 'Ponha sal e coma com arroz, pão ou tortilhas.',
    ],
    rest: 'Congele em porções, ou esquente uma vez até sair vapor, em wraps ou sobre batatas assadas.',
  },
  'meat-stew': {
    title: 'Carne de panela com legumes',
    slots: {
      meat: 'carne para cozinhar',
      roots: 'cenouras e outras raízes',
      onion: 'cebolas',
      stock: 'caldo',
      wine: 'vinho ou cerveja',
      tomato: 'extrato de tomate',
      herbs: 'tomilho ou louro',
    },
    steps: [
      ({ meat }) =>
        `Corte em pedaços de 3 cm, ou deixe no osso: ${meat}. Salgue e doure no óleo em duas vezes. Lave a tábua e as mãos depois da carne crua.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Refogue na mesma panela: ${onion} em fatias, ${tomato}. Junte a carne e: ${wine}, ${stock} (os cubos, em água quente), ${herbs}.`,
      ({ roots }) =>
        `Tampe e cozinhe em fogo bem baixo por 120 minutos. Nos últimos 45, junte em pedaços grandes: ${roots}.`,
      () => 'Está pronto quando a carne está cozida por inteiro e se desfaz com o garfo. Tempere.',
    ],
    rest: 'Na geladeira em até duas horas; esquente uma vez até sair vapor, ou congele por três meses.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'abobrinhas, berinjelas ou pimentões',
      tomatoes: 'tomates',
      onion: 'cebola',
      garlic: 'alho',
      olives: 'azeitonas ou alcaparras',
      herbs: 'manjericão ou tomilho',
    },
    steps: [
      ({ vegetables }) =>
        `Corte em pedaços de 2 cm: ${vegetables}. Doure em bastante óleo, um tipo de cada vez, e retire.`,
      ({ onion, garlic }) => `Murche em fatias, na mesma panela: ${onion}. Pique e junte: ${garlic}.`,
      ({ tomatoes }) => `Junte os legumes e: ${tomatoes}. Cozinhe em fogo baixo por 20 minutos.`,
      ({ olives, herbs }) => `No fim, junte: ${olives}, ${herbs}. Bom quente ou frio.`,
    ],
    rest: 'Frio com pão, ou como molho de macarrão.',
  },
  'cabbage-stew': {
    title: 'Repolho com batata',
    slots: {
      cabbage: 'repolho',
      potatoes: 'batatas',
      meat: 'linguiça cozida ou bacon',
      onion: 'cebola',
      apple: 'maçã',
      stock: 'caldo',
      mustard: 'mostarda',
    },
    steps: [
      ({ meat }) =>
        `Fatie e doure em uma panela grande: ${meat}. Carne salgada e bacon crus precisam cozinhar por inteiro.`,
      ({ onion }) => `Fatie e doure no óleo, em uma panela grande: ${onion}.`,
      ({ cabbage, apple, potatoes }) =>
        `Fatie: ${cabbage}. Corte em cubos: ${apple}, ${potatoes}. Misture tudo; o chucrute só se escorre.`,
      ({ stock }) =>
        `Junte: ${stock} (os cubos, em água quente). Tampe e cozinhe por 25 minutos, até as batatas ficarem macias.`,
      ({ cabbage, mustard }) => `Tempere tudo (${cabbage}) com sal, pimenta e ${mustard}.`,
    ],
    rest: 'Frite na frigideira no dia seguinte, uma vez, até sair vapor.',
  },
  'pot-of-beans': {
    title: 'Panela de feijão',
    slots: {
      beans: 'feijão seco',
      roots: 'cenoura e salsão',
      onion: 'cebola',
      tomatoes: 'tomates',
      meat: 'bacon ou linguiça',
      herbs: 'louro ou sálvia',
      garlic: 'alho',
    },
    steps: [
      ({ beans }) =>
        `Na noite anterior, ponha de molho o ${beans} em bastante água fria, por 8 horas ou mais. Jogue a água fora.`,
      () =>
        'Ferva forte em água limpa por 10 minutos: feijão-vermelho cru é tóxico, e só a panela elétrica de cozimento lento não muda isso. Escorra.',
      ({ meat }) => `Frite em pedaços pequenos, em uma panela grande: ${meat}.`,
      ({ onion, garlic, herbs }) =>
        `Refogue em pedaços pequenos no óleo, em uma panela grande: ${onion}, ${garlic}. Junte o feijão, água para cobrir e: ${herbs}. Cozinhe em fogo baixo por 75 minutos, até ficar macio.`,
      ({ roots, tomatoes }) =>
        `Nos últimos 25 minutos, junte em pedaços pequenos: ${roots}, ${tomatoes}. Ponha sal no fim.`,
    ],
    rest: 'Congela bem no próprio caldo; esquente uma vez, até sair vapor.',
  },
};
