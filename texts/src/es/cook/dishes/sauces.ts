import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto de hierbas u hojas',
    slots: {
      greens: 'hierbas u hojas',
      nuts: 'frutos secos o semillas',
      cheese: 'queso curado',
      garlic: 'ajo',
      oil: 'aceite',
      lemon: 'limón',
    },
    steps: [
      ({ greens, nuts }) =>
        `Lava y seca bien: ${greens}. De romero, tomillo, salvia u orégano toma solo dos cucharadas, y perejil o espinacas para el resto. Tuesta en una sartén seca: ${nuts}.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Tritura hasta una pasta gruesa con sal y lo tostado: ${greens}, ${garlic}, ${oil}, ${cheese}, ${lemon}.`,
    ],
    rest: 'Tres días en la nevera bajo una capa de aceite, o congelado en cubitos.',
  },
  raita: {
    title: 'Yogur con verduras',
    slots: {
      yoghurt: 'yogur',
      vegetables: 'pepino u otras verduras',
      herbs: 'menta o cilantro',
      garlic: 'ajo',
      cumin: 'comino',
    },
    steps: [
      ({ vegetables }) =>
        `Ralla o pica, sala y escurre el agua: ${vegetables}. Las espinacas se rehogan antes.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Mezcla con: ${yoghurt}, ${herbs}, un poco de ${garlic}, ${cumin}.`,
    ],
    rest: 'Hasta mañana, en la nevera.',
  },
  'tomato-sauce': {
    title: 'Salsa de tomate',
    slots: {
      tomatoes: 'tomates',
      onion: 'cebolla',
      roots: 'zanahoria o apio',
      garlic: 'ajo',
      herbs: 'albahaca u orégano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Pica y pocha en abundante aceite 8 minutos: ${onion}, ${roots}, ${garlic}.`,
      ({ tomatoes }) => `Añade en trozos, con una pizca de azúcar y sal: ${tomatoes}.`,
      () => 'Deja a fuego lento 25 minutos, hasta que espese.',
      ({ herbs }) => `Añade: ${herbs}. Tritúrala si quieres.`,
    ],
    rest: 'Tres días en frío, tres meses congelada.',
  },
  'quick-pickles': {
    title: 'Encurtidos rápidos',
    slots: {
      vegetables: 'verduras',
      vinegar: 'vinagre',
      sugar: 'azúcar',
      spice: 'granos de mostaza u otras especias',
    },
    steps: [
      ({ vegetables }) =>
        `Corta en láminas finas y pon en un tarro enjuagado con agua hirviendo: ${vegetables}. Las judías verdes se cuecen antes 8 minutos.`,
      ({ vinegar, sugar, spice }) =>
        `Hierve con otro tanto de agua y una cucharada de sal: ${vinegar}, ${sugar}, ${spice}.`,
      () =>
        'Viértelo caliente encima, que quede todo cubierto. Cierra el tarro y deja que se enfríe. Están listos en una hora.',
    ],
    rest: 'Aguantan una semana en la nevera; no son para la despensa.',
  },
  'avocado-dip': {
    title: 'Crema de aguacate o guisantes',
    slots: {
      avocado: 'aguacates o guisantes',
      lime: 'lima',
      tomato: 'tomate',
      herbs: 'cilantro',
      chilli: 'guindilla',
    },
    steps: [
      ({ avocado }) => `Aplasta: ${avocado}. Guisantes, habas y edamame se cuecen antes 4 minutos.`,
      ({ lime }) => `Añade enseguida, con sal: ${lime} (el zumo).`,
      ({ tomato, herbs, chilli }) => `Mezcla con: ${tomato} (en dados), ${herbs}, ${chilli}.`,
    ],
    rest: 'Con film pegado a la superficie, hasta mañana.',
  },
  'bean-dip': {
    title: 'Crema de legumbres',
    slots: {
      pulses: 'garbanzos o alubias',
      vegetables: 'remolacha cocida o pimientos',
      tahini: 'tahini',
      lemon: 'limón',
      garlic: 'ajo',
    },
    steps: [
      ({ pulses }) =>
        `Escurre, de bote o cocido hasta estar tierno, y guarda un poco del líquido: ${pulses}.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Tritura con sal y aceite: ${vegetables} (lo crudo, antes pochado), ${tahini}, un poco de ${lemon}, ${garlic}. Aclara con el líquido.`,
    ],
    rest: 'Tres días en la nevera; en bocadillos y wraps.',
  },
};
