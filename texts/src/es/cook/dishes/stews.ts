import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Curri de verduras',
    slots: {
      vegetables: 'verduras',
      coconut: 'leche de coco, nata o tomate',
      protein: 'garbanzos o tofu',
      onion: 'cebolla',
      spice: 'curri en pasta o en polvo',
      ginger: 'jengibre',
      garlic: 'ajo',
      herbs: 'cilantro fresco',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Corta en tiras y pocha en aceite: ${onion}. Añade picado: ${garlic}, ${ginger}. Con ello: ${spice}. Remueve un minuto.`,
      ({ vegetables }) =>
        `Corta en bocados: ${vegetables}. Añade lo duro; las hojas y lo ya cocinado esperan. La yuca pelada y los brotes frescos de bambú se cuecen antes 25 minutos, y su agua se tira.`,
      ({ coconut }) =>
        `Añade una taza de agua y: ${coconut}; el yogur, solo al final. Deja a fuego lento 15 minutos, hasta que un cuchillo entre sin esfuerzo.`,
      ({ protein }) => `Añade, escurrido o en dados: ${protein}.`,
      () => 'Añade las hojas, cuece 4 minutos más y sala. Para comer con arroz o pan.',
      ({ herbs }) => `Esparce por encima: ${herbs}.`,
    ],
    rest: 'Mejor al día siguiente, calentado una vez hasta que humee; o congélalo.',
  },
  'chicken-curry': {
    title: 'Curri de pollo',
    slots: {
      chicken: 'pollo',
      sauce: 'leche de coco, yogur o tomate',
      vegetables: 'verduras',
      onion: 'cebollas',
      spice: 'curri en pasta o en polvo',
      ginger: 'jengibre',
      garlic: 'ajo',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Corta en tiras y dora en aceite, 8 minutos: ${onion}. Añade: ${garlic} (picado), ${ginger}, ${spice}.`,
      ({ chicken }) =>
        `Corta en trozos, bien descongelado, con hueso o sin él, y dora dentro 5 minutos: ${chicken}. Lava manos, cuchillo y tabla después de la carne cruda.`,
      ({ sauce, vegetables }) =>
        `Añade, el yogur a cucharadas: ${sauce}. En trozos pequeños: ${vegetables}. Deja a fuego lento 20 minutos; con hueso, 15 más.`,
      () => 'Está listo cuando el trozo más grueso está hecho del todo, sin nada rosado (75 °C). Sala.',
    ],
    rest: 'A la nevera antes de dos horas; caliéntalo una vez, hasta que humee.',
  },
  'chickpea-stew': {
    title: 'Potaje de legumbres con verdura',
    slots: {
      pulses: 'alubias o garbanzos',
      tomatoes: 'tomates',
      greens: 'verduras',
      onion: 'cebolla',
      spice: 'comino o pimentón',
      sausage: 'chorizo o feta',
      garlic: 'ajo',
    },
    steps: [
      ({ sausage }) =>
        `Fríe en rodajas en una olla grande 5 minutos, el beicon crudo hasta que esté hecho del todo: ${sausage}. El feta espera al final.`,
      ({ onion, garlic, spice }) =>
        `Pica y sofríe en aceite en una olla grande: ${onion}. Añade: ${garlic} (en láminas), ${spice}.`,
      ({ greens }) => `Corta en trozos pequeños: ${greens}. Lo duro se sofríe con ello 4 minutos.`,
      ({ tomatoes, pulses }) =>
        `Añade: ${tomatoes}, ${pulses} (de bote o cocido hasta estar tierno, escurrido salvo las alubias en salsa). Deja a fuego lento 12 minutos.`,
      () =>
        'Añade las hojas hasta que se ablanden y sazona. Si hay feta, desmenúzalo por encima. Para comer con pan.',
    ],
    rest: 'Sobre pan tostado al día siguiente, calentado una vez hasta que humee.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'lentejas rojas',
      greens: 'espinacas u otras verduras',
      onion: 'cebolla',
      spice: 'comino, cúrcuma o curri',
      ginger: 'jengibre',
      yoghurt: 'yogur',
      lemon: 'limón',
      garlic: 'ajo',
    },
    steps: [
      ({ lentils }) =>
        `Enjuaga y cuece a fuego lento en 1,2 litros de agua 20 minutos, hasta que se deshagan: ${lentils}. Las pardas o verdes necesitan 35; los guisantes partidos, 60.`,
      ({ greens }) =>
        `Corta en trozos pequeños: ${greens}. Añade lo duro los últimos 10 minutos, las hojas al final, y cuece hasta que esté tierno.`,
      ({ onion, garlic, ginger, spice }) =>
        `Mientras, dora en tiras finas en abundante aceite: ${onion}. Añade un minuto: ${garlic} (en láminas), ${ginger} (en láminas), ${spice}.`,
      ({ lentils, lemon, yoghurt }) =>
        `Viértelo por encima: ${lentils}. Añade sal y sirve con: ${lemon}, ${yoghurt}.`,
    ],
    rest: 'Espesa: añade agua y hiérvelo una vez.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'carne picada',
      pulses: 'alubias',
      tomatoes: 'tomates',
      peppers: 'pimientos',
      onion: 'cebolla',
      chilli: 'guindilla',
      chocolate: 'chocolate negro',
      garlic: 'ajo',
    },
    steps: [
      ({ onion, mince }) =>
        `Pica y sofríe en aceite: ${onion}. Añade y dora, la carne cruda sin nada rosado: ${mince}. De soja texturizada o lentejas basta un tercio del peso, con medio litro de agua.`,
      ({ peppers, garlic, chilli }) => `Añade: ${peppers} (en dados), ${garlic} (picado), ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Añade una taza de agua y: ${tomatoes}, ${pulses} (bien escurrido). Deja a fuego lento 25 minutos. Las alubias son de bote, o remojadas y cocidas antes hasta estar tiernas: crudas son tóxicas.`,
      ({ chocolate }) => `Funde dentro: ${chocolate}.`,
      () => 'Sala. Para comer con arroz, pan o tortillas de maíz.',
    ],
    rest: 'Congela raciones, o caliéntalo una vez hasta que humee, en wraps o con patatas asadas.',
  },
  'meat-stew': {
    title: 'Estofado de carne con raíces',
    slots: {
      meat: 'carne para guisar',
      roots: 'zanahorias y otras raíces',
      onion: 'cebollas',
      stock: 'caldo',
      wine: 'vino o cerveza',
      tomato: 'concentrado de tomate',
      herbs: 'tomillo o laurel',
    },
    steps: [
      ({ meat }) =>
        `Corta en trozos de 3 cm, o deja con su hueso: ${meat}. Sala y dora en aceite en dos tandas. Lava tabla y manos después de la carne cruda.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Sofríe en la misma olla: ${onion} (en tiras), ${tomato}. Añade la carne y: ${wine}, ${stock} (los cubitos, en agua caliente), ${herbs}.`,
      ({ roots }) => `Tapa y deja a fuego muy lento 120 minutos. Los últimos 45, en trozos: ${roots}.`,
      () => 'Está listo cuando la carne está hecha del todo y se deshace con el tenedor. Sazona.',
    ],
    rest: 'A la nevera antes de dos horas; caliéntalo una vez hasta que humee, o congélalo tres meses.',
  },
  ratatouille: {
    title: 'Pisto al estilo ratatouille',
    slots: {
      vegetables: 'calabacines, berenjenas o pimientos',
      tomatoes: 'tomates',
      onion: 'cebolla',
      garlic: 'ajo',
      olives: 'aceitunas o alcaparras',
      herbs: 'albahaca o tomillo',
    },
    steps: [
      ({ vegetables }) =>
        `Corta en trozos de 2 cm: ${vegetables}. Dora en abundante aceite, una clase tras otra, y retira.`,
      ({ onion, garlic }) => `Pocha en la misma olla: ${onion} (en tiras), ${garlic} (picado).`,
      ({ tomatoes }) => `Añade las verduras y: ${tomatoes}. Deja a fuego lento 20 minutos.`,
      ({ olives, herbs }) => `Mezcla con: ${olives}, ${herbs}. Rico caliente o frío.`,
    ],
    rest: 'Frío con pan, o como salsa para pasta.',
  },
  'cabbage-stew': {
    title: 'Col con patatas',
    slots: {
      cabbage: 'col',
      potatoes: 'patatas',
      meat: 'salchicha cocida o beicon',
      onion: 'cebolla',
      apple: 'manzana',
      stock: 'caldo',
      mustard: 'mostaza',
    },
    steps: [
      ({ meat }) =>
        `Corta en rodajas y dora en una olla grande: ${meat}; el lacón y el beicon crudos, hasta que estén hechos del todo.`,
      ({ onion }) => `Corta en tiras y dora en aceite en una olla grande: ${onion}.`,
      ({ cabbage, apple, potatoes }) =>
        `Corta en tiras: ${cabbage}. En dados: ${apple}, ${potatoes}. Mézclalo todo; el chucrut solo se escurre.`,
      ({ stock }) =>
        `Añade: ${stock} (los cubitos, en agua caliente). Tapa y cuece 25 minutos, hasta que las patatas estén tiernas.`,
      ({ cabbage, mustard }) => `Sazona con sal, pimienta y ${mustard}: ${cabbage}.`,
    ],
    rest: 'Fríela en la sartén al día siguiente, una vez, hasta que humee.',
  },
  'pot-of-beans': {
    title: 'Olla de alubias',
    slots: {
      beans: 'alubias secas',
      roots: 'zanahorias y apio',
      onion: 'cebolla',
      tomatoes: 'tomates',
      meat: 'beicon o chorizo',
      herbs: 'laurel o salvia',
      garlic: 'ajo',
    },
    steps: [
      ({ beans }) => `La noche anterior, deja en abundante agua fría, 8 horas o más: ${beans}. Tira el agua.`,
      () =>
        'Cuécelas a borbotones en agua limpia 10 minutos: las alubias rojas crudas son tóxicas, y una olla lenta sola no lo cambia. Escúrrelas.',
      ({ meat }) => `Fríe en trocitos en una olla grande: ${meat}.`,
      ({ onion, garlic, herbs }) =>
        `Sofríe en aceite en una olla grande, en trozos pequeños: ${onion}, ${garlic}. Añade las alubias, agua que las cubra y: ${herbs}. Deja a fuego lento 75 minutos, hasta que estén tiernas.`,
      ({ roots, tomatoes }) =>
        `Los últimos 25 minutos añade: ${roots} (en trozos pequeños), ${tomatoes}. Sala al final.`,
    ],
    rest: 'Se congelan bien en su líquido; caliéntalas una vez, hasta que humeen.',
  },
};
