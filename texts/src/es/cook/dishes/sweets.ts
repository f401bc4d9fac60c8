import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Crumble de fruta',
    slots: {
      fruit: 'fruta',
      flour: 'harina',
      oats: 'copos de avena o frutos secos',
      fat: 'mantequilla fría',
      sugar: 'azúcar',
      cinnamon: 'canela',
    },
    steps: [
      () => 'Calienta el horno a 190 °C, o 170 °C con ventilador.',
      ({ fruit, sugar, cinnamon }) =>
        `Lava y, donde haga falta, deshuesa y corta: ${fruit}; de ruibarbo solo los tallos, porque sus hojas son tóxicas. El membrillo se cuece antes hasta que esté tierno. Mezcla en una fuente con un tercio de ${sugar}, y: ${cinnamon}.`,
      ({ flour, fat, oats }) =>
        `Deshaz con los dedos, con el resto del azúcar y una pizca de sal, hasta tener migas: ${flour}, ${fat}. Añade: ${oats}. Repártelo sobre la fruta.`,
      () =>
        'Hornea 35 minutos, hasta que esté dorado por encima, el jugo burbujee en el borde y la fruta esté tierna.',
    ],
    rest: 'Para desayunar, con yogur.',
  },
  compote: {
    title: 'Compota',
    slots: { fruit: 'fruta', sugar: 'azúcar o miel', lemon: 'limón', yoghurt: 'yogur o natillas' },
    steps: [
      ({ fruit }) =>
        `Lava y, donde haga falta, deshuesa y corta: ${fruit}. Quita los golpes; lo que tenga moho se tira, y también las hojas de ruibarbo, que son tóxicas.`,
      ({ sugar, lemon }) =>
        `Cuece a fuego lento 10 minutos con un chorrito de agua y: ${sugar}, ${lemon}, hasta que se deshaga a tu gusto; la fruta seca y el membrillo, 30, cubiertos de agua.`,
      ({ yoghurt }) => `Para comer caliente o fría, con: ${yoghurt}.`,
    ],
    rest: 'Tres días en frío, o congelada en tarritos.',
  },
  smoothie: {
    title: 'Batido de fruta',
    slots: {
      fruit: 'fruta',
      liquid: 'leche, yogur o zumo',
      greens: 'verdura de hoja',
      oats: 'copos de avena',
    },
    steps: [
      ({ fruit }) => `Lava y, donde haga falta, pela, deshuesa y corta: ${fruit}.`,
      ({ liquid, greens, oats }) =>
        `Tritura hasta que quede fino con: ${liquid}, ${greens}, ${oats}. Aclara con agua.`,
    ],
    rest: 'Un día en la nevera en una botella cerrada; o congelado como polos.',
  },
  'porridge-with-fruit': {
    title: 'Gachas de avena con fruta',
    slots: { oats: 'copos de avena', milk: 'leche', fruit: 'fruta', nuts: 'frutos secos', honey: 'miel' },
    steps: [
      ({ oats, milk }) =>
        `Cuece a fuego lento 6 minutos con una pizca de sal, removiendo, hasta que espese: ${oats}, ${milk}.`,
      ({ fruit }) => `Corta en trozos pequeños y calienta la mitad en las gachas: ${fruit}.`,
      ({ fruit, nuts, honey }) => `Pon encima el resto de ${fruit}, y: ${nuts}, ${honey}.`,
    ],
    rest: 'Caliéntalas una vez con un chorrito de leche, hasta que humeen.',
  },
  'overnight-oats': {
    title: 'Avena reposada',
    slots: { oats: 'copos de avena', yoghurt: 'yogur', milk: 'leche', fruit: 'fruta' },
    steps: [
      ({ oats, yoghurt, milk }) => `Mezcla en dos tarros: ${oats}, ${yoghurt}, ${milk}.`,
      ({ fruit }) => `Ralla o corta y mezcla: ${fruit}; lo que se pone oscuro va encima por la mañana.`,
      () => 'Cierra los tarros y déjalos en la nevera toda la noche, o al menos dos horas.',
    ],
    rest: 'Dos días en la nevera.',
  },
  'fruit-salad-bowl': {
    title: 'Macedonia',
    slots: {
      fruit: 'fruta',
      juice: 'limón o naranja',
      cream: 'yogur o nata',
      mint: 'menta',
      nuts: 'frutos secos',
    },
    steps: [
      ({ fruit }) => `Lava, pela y deshuesa donde haga falta, y corta en bocados: ${fruit}.`,
      ({ juice }) => `Exprime y mezcla enseguida, para que nada se ponga oscuro: ${juice}.`,
      ({ mint, nuts, cream }) => `Sirve con: ${mint}, ${nuts}, ${cream}.`,
    ],
    rest: 'Hasta mañana en la nevera, o para un batido.',
  },
  'baked-fruit': {
    title: 'Fruta al horno',
    slots: {
      fruit: 'manzanas, peras o fruta de hueso',
      filling: 'frutos secos, pasas o galletas',
      sugar: 'miel o azúcar',
      butter: 'mantequilla',
      cream: 'nata o yogur',
    },
    steps: [
      ({ fruit }) =>
        `Calienta el horno a 190 °C, o 170 °C con ventilador. Corta por la mitad, sin huesos ni corazones, y pon en una fuente con el corte hacia arriba: ${fruit}; la piña y los tallos de ruibarbo, en trozos.`,
      ({ filling, sugar, butter }) =>
        `Rellena o reparte por encima: ${filling}, ${sugar}, ${butter}. Añade unas cucharadas de agua.`,
      () =>
        'Hornea 25 minutos, hasta que esté tierna; las manzanas enteras, 15 minutos más; el membrillo, 35.',
      ({ cream }) => `Para comer caliente con: ${cream}.`,
    ],
    rest: 'Fría, con gachas o yogur.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis de fruta',
    slots: { fruit: 'fruta', eggs: 'huevos', milk: 'leche', flour: 'harina', sugar: 'azúcar' },
    steps: [
      () => 'Calienta el horno a 180 °C, o 160 °C con ventilador. Unta una fuente de mantequilla o aceite.',
      ({ fruit }) =>
        `Lava, deshuesa y corta donde haga falta, y reparte por el fondo: ${fruit}; de ruibarbo, solo los tallos.`,
      ({ eggs, sugar, flour, milk }) =>
        `Bate con una pizca de sal, en este orden: ${eggs}, ${sugar}, ${flour}, ${milk}. Viértelo encima.`,
      () => 'Hornea 40 minutos, hasta que esté dorado y el centro, cuajado.',
    ],
    rest: 'A la nevera antes de dos horas. Rico frío, dos días más.',
  },
  'rice-pudding-from-rice': {
    title: 'Arroz con leche de arroz cocido',
    slots: {
      rice: 'arroz cocido sin nada',
      milk: 'leche',
      sugar: 'azúcar',
      fruit: 'fruta',
      cinnamon: 'canela o vainilla',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Cuece a fuego lento 18 minutos, removiendo a menudo, hasta que esté cremoso y humee: ${rice}, ${milk}, ${sugar}, ${cinnamon}. Usa solo arroz que se enfrió en menos de una hora y ha estado en la nevera un día como mucho.`,
      ({ fruit }) => `Para comer caliente con: ${fruit}.`,
    ],
    rest: 'El arroz ya se guardó y se calentó una vez: cómelo todo ahora.',
  },
};
