import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// What fills a slot has neither article nor gender here, so it stands behind a colon or in brackets.
export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'huevos',
      vegetables: 'verduras para saltear',
      onion: 'cebolla',
      cheese: 'queso',
      herbs: 'hierbas frescas',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Corta en trozos pequeños: ${vegetables}, ${onion}. Lo crudo y duro, como patatas o brócoli, en dados de 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Calienta en una sartén que pueda ir al grill: ${oil}. Saltea a fuego medio hasta que esté tierno y seco, de 5 a 12 minutos: ${vegetables}, ${onion}.`,
      ({ eggs, cheese, herbs }) =>
        `Bate con sal y pimienta: ${eggs}. Mezcla con: ${cheese} (en trocitos), ${herbs}.`,
      ({ eggs }) =>
        `Vierte sobre las verduras lo batido (${eggs}) y haz a fuego lento 10 minutos, hasta que solo esté húmedo por encima. Calienta el grill.`,
      () => 'Pon la sartén bajo el grill de 2 a 3 minutos, hasta que el huevo esté cuajado del todo.',
    ],
    rest: 'A la nevera antes de dos horas. Rica fría, en porciones o en bocadillo.',
  },
  shakshouka: {
    title: 'Shakshuka',
    slots: {
      eggs: 'huevos',
      tomatoes: 'tomates',
      peppers: 'pimientos',
      onion: 'cebolla',
      garlic: 'ajo',
      paprika: 'pimentón o comino',
      cheese: 'queso para desmenuzar',
      herbs: 'hierbas frescas',
      oil: 'aceite',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Corta en tiras: ${onion}, ${peppers}. Sofríelo en una sartén ancha hasta que esté tierno, unos 8 minutos, con: ${oil}.`,
      ({ garlic, paprika, tomatoes }) =>
        `Pica: ${garlic}. Añádelo con: ${paprika}; luego: ${tomatoes}. Deja a fuego lento 10 minutos, hasta que espese. Sala.`,
      ({ eggs }) => `Haz huecos en la salsa y casca dentro: ${eggs}.`,
      () =>
        'Tapa y haz a fuego lento 8 minutos, hasta que las claras estén firmes; para niños pequeños, embarazadas, personas mayores o enfermas, también las yemas.',
      ({ cheese, herbs }) => `Desmenuza o esparce por encima: ${cheese}, ${herbs}. Para comer con pan.`,
    ],
    rest: 'La salsa aguanta sin los huevos: haz solo los que se vayan a comer.',
  },
  omelette: {
    title: 'Tortilla francesa',
    slots: {
      eggs: 'huevos',
      filling: 'relleno',
      cheese: 'queso',
      herbs: 'hierbas frescas',
      butter: 'mantequilla',
    },
    steps: [
      ({ filling, butter }) =>
        `Corta en trozos pequeños: ${filling}. Calienta la mitad en una sartén: ${butter}. Saltea lo crudo hasta que esté tierno y seco, el pescado ahumado crudo hasta que se deshaga en lascas; calienta lo cocinado hasta que humee. Retíralo.`,
      ({ eggs, herbs }) => `Bate con un poco de sal: ${eggs}, ${herbs}.`,
      ({ eggs, butter }) =>
        `Calienta el resto: ${butter}. Vierte: ${eggs}. Lleva los bordes hacia el centro durante 2 minutos, hasta que casi esté cuajado por encima.`,
      ({ filling, cheese }) =>
        `Pon en una mitad: ${filling}, ${cheese}. Dobla la otra encima y deja hasta que el huevo esté cuajado.`,
    ],
    rest: 'Mejor al momento; fría, en tiras, en ensalada o en bocadillo.',
  },
  'green-baked-eggs': {
    title: 'Huevos al horno con verdura de hoja',
    slots: {
      eggs: 'huevos',
      greens: 'verdura de hoja',
      cream: 'nata',
      cheese: 'queso',
      garlic: 'ajo',
    },
    steps: [
      () => 'Calienta el horno a 200 °C, o 180 °C con ventilador.',
      ({ greens, garlic }) =>
        `Lava: ${greens}; las hojas y los puerros, en tiras. Pica: ${garlic}. Hazlo hasta que esté tierno en una sartén que pueda ir al horno, con un poco de aceite: espinacas 3 minutos, col 8. Escurre el agua.`,
      ({ cream, eggs, cheese }) =>
        `Añade: ${cream}, sal y pimienta. Haz huecos, casca dentro: ${eggs}. Esparce por encima: ${cheese}.`,
      () =>
        'Hornea 12 minutos, hasta que las claras estén firmes; para niños pequeños, embarazadas, personas mayores o enfermas, hasta que lo estén también las yemas.',
    ],
    rest: 'La verdura aguanta; los huevos, mejor el mismo día.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'masa quebrada u hojaldre',
      eggs: 'huevos',
      cream: 'nata o leche',
      filling: 'relleno',
      cheese: 'queso',
    },
    steps: [
      ({ pastry }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Forra un molde de 26 cm con: ${pastry}. Pincha el fondo y hornea 15 minutos.`,
      ({ filling }) =>
        `Mientras, corta en trozos pequeños y saltea hasta que esté tierno y seco, el beicon crudo hasta que esté crujiente: ${filling}. Lo ya cocinado solo se corta.`,
      ({ eggs, cream, cheese }) => `Bate con sal y pimienta: ${eggs}, ${cream}, ${cheese}.`,
      () =>
        'Reparte el relleno sobre la masa, vierte el huevo encima y hornea 35 minutos, hasta que el centro esté cuajado y ya no tiemble.',
    ],
    rest: 'Rica fría; a la nevera antes de dos horas.',
  },
  pancakes: {
    title: 'Crepes',
    slots: {
      flour: 'harina',
      milk: 'leche',
      eggs: 'huevos',
      topping: 'fruta u otro relleno',
      butter: 'mantequilla',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Bate hasta que no haya grumos: ${flour}, ${eggs} y la mitad de ${milk}; luego el resto y una pizca de sal. Déjalo 5 minutos.`,
      ({ butter }) =>
        `Calienta un poco en una sartén: ${butter}. Vierte un cazo de masa y hazlo cerca de un minuto por cada lado; sigue hasta acabarla.`,
      ({ topping }) => `Para comer con: ${topping}, o con azúcar.`,
    ],
    rest: 'Enróllalas y caliéntalas en la sartén al día siguiente.',
  },
  'egg-curry': {
    title: 'Curri de huevo',
    slots: {
      eggs: 'huevos',
      onion: 'cebollas',
      tomatoes: 'tomates',
      vegetables: 'verduras',
      coconut: 'leche de coco o nata',
      spice: 'curri en polvo o en pasta',
      garlic: 'ajo',
    },
    steps: [
      ({ eggs }) => `Cuece 9 minutos: ${eggs}. Enfríalos en agua y pélalos. Si ya están cocidos, sáltatelo.`,
      ({ onion }) => `Corta en tiras y dora en aceite a fuego medio, unos 8 minutos: ${onion}.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Pica: ${garlic}. Añádelo con: ${spice}; luego, en trozos pequeños: ${tomatoes}, ${vegetables}. Las hojas tiernas esperan a los últimos 3 minutos.`,
      ({ coconut }) => `Añade: ${coconut}. El yogur, solo al final.`,
      () => 'Añade una taza de agua y deja a fuego lento 10 minutos, hasta que todo esté tierno.',
      ({ eggs }) => `Corta por la mitad y calienta en la salsa: ${eggs}. Para comer con arroz o pan.`,
    ],
    rest: 'Caliéntalo una vez, hasta que humee.',
  },
  'meringue-with-fruit': {
    title: 'Merengue con fruta',
    slots: {
      whites: 'claras de huevo',
      sugar: 'azúcar',
      fruit: 'fruta blanda',
      cream: 'nata o yogur',
    },
    steps: [
      ({ whites }) =>
        `Calienta el horno a 120 °C, o 100 °C con ventilador. Separa los huevos enteros; en las claras no puede haber yema. Monta hasta que formen picos blandos: ${whites}.`,
      ({ sugar }) =>
        `Añade a cucharadas, sin dejar de batir, hasta que esté firme y brillante: ${sugar}. Extiéndelo sobre papel de horno, unos 20 cm de ancho.`,
      () =>
        'Hornea 75 minutos, hasta que esté seco y se despegue del papel. Deja que se enfríe en el horno cerca de una hora.',
      ({ fruit, cream }) => `Justo antes de comer, cubre con: ${cream}, ${fruit}.`,
    ],
    rest: 'El merengue aguanta en una lata seca; cubierto, no.',
  },
};
