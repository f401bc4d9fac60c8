import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Sopa de lo que haya',
    slots: {
      vegetables: 'verduras',
      onion: 'cebolla',
      potato: 'patata',
      stock: 'caldo',
      cream: 'nata o yogur',
      herbs: 'hierbas',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Pica: ${onion}. Corta en trozos de 2 cm: ${vegetables}, ${potato}; deja aparte las hojas. La yuca se pela y se cuece antes hasta que esté tierna, 25 minutos, y su agua se tira.`,
      ({ onion, vegetables }) => `Pocha en aceite: ${onion}. Añade 5 minutos, sin las hojas: ${vegetables}.`,
      ({ stock }) =>
        `Añade: ${stock} (los cubitos, en agua caliente). Deja a fuego lento 18 minutos, hasta que todo esté tierno; las hojas, solo los 3 últimos.`,
      () => 'Tritúrala o déjala como está. Añade sal y pimienta.',
      ({ cream, herbs }) => `Mezcla con: ${cream}. Pon encima: ${herbs}.`,
    ],
    rest: 'Congélala en raciones, o hiérvela una vez antes de tres días.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'verduras',
      tomatoes: 'tomates',
      pulses: 'alubias',
      onion: 'cebolla',
      pasta: 'pasta pequeña',
      bacon: 'beicon',
      cheese: 'queso curado',
      stock: 'caldo',
    },
    steps: [
      ({ bacon }) => `Fríe en trocitos en una olla grande, lo crudo hasta que esté hecho del todo: ${bacon}.`,
      ({ onion }) => `Pica y sofríe en aceite en una olla grande 5 minutos: ${onion}.`,
      ({ vegetables }) => `Corta en dados: ${vegetables}. Lo duro se sofríe 5 minutos con lo demás.`,
      ({ tomatoes, stock, pulses }) =>
        `Añade: ${tomatoes}, ${stock} (los cubitos, en agua caliente), ${pulses} (de bote o cocido hasta estar tierno, sin el líquido). Deja a fuego lento 20 minutos.`,
      ({ pasta }) =>
        `Añade y cuece hasta que esté en su punto: ${pasta}. La ya cocida solo tiene que humear.`,
      () => 'Añade las verduras tiernas los últimos 3 minutos y sazona.',
      ({ cheese }) => `Ralla por encima: ${cheese}.`,
    ],
    rest: 'Mejor al día siguiente, hervida una vez; la pasta bebe caldo, así que añade agua.',
  },
  'lentil-soup': {
    title: 'Sopa de lentejas',
    slots: {
      lentils: 'lentejas',
      roots: 'zanahorias u otras raíces',
      onion: 'cebolla',
      sausage: 'salchicha cocida o beicon',
      tomatoes: 'tomates',
      lemon: 'limón o vinagre',
      stock: 'caldo',
    },
    steps: [
      ({ onion, roots }) => `Pica: ${onion}. Corta en dados: ${roots}. Sofríelo en aceite 5 minutos.`,
      ({ lentils, stock, tomatoes }) =>
        `Enjuaga: ${lentils}. Añádelo con: ${stock} (los cubitos, en agua caliente), ${tomatoes}.`,
      () =>
        'Deja a fuego lento 25 minutos, hasta que estén tiernas; las rojas, 15; las pardas grandes, hasta 40; los guisantes partidos, hasta 60.',
      ({ sausage }) =>
        `Corta en rodajas y cuece en la sopa los últimos 10 minutos: ${sausage}; el beicon y el lacón crudo, en trocitos, los últimos 20.`,
      ({ lentils, lemon }) => `Sazona con sal, pimienta y un poco de ${lemon}: ${lentils}.`,
    ],
    rest: 'Se congela bien; hiérvela una vez.',
  },
  'roast-tomato-soup': {
    title: 'Sopa de tomate asado',
    slots: {
      tomatoes: 'tomates',
      peppers: 'pimientos',
      onion: 'cebolla',
      bread: 'pan',
      stock: 'caldo',
      cream: 'nata',
      basil: 'albahaca',
      garlic: 'ajo',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Corta por la mitad: ${tomatoes}. En cuartos: ${onion}, ${peppers}. Ponlo todo en una bandeja con aceite, sal y: ${garlic}.`,
      () => 'Asa 30 minutos, hasta que los bordes estén dorados.',
      ({ stock }) =>
        `Pásalo todo a una olla y añade: ${stock} (los cubitos, en agua caliente). Lleva a ebullición y tritura.`,
      ({ bread }) => `Tuesta en el horno aún caliente: ${bread}.`,
      ({ cream, basil }) => `Sirve con: ${cream}, ${basil}.`,
    ],
    rest: 'También es una salsa para pasta.',
  },
  'chicken-soup': {
    title: 'Sopa de pollo',
    slots: {
      chicken: 'pollo troceado',
      roots: 'zanahorias y otras raíces',
      onion: 'cebolla',
      noodles: 'fideos',
      herbs: 'hierbas frescas',
      peas: 'guisantes',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Pon en una olla con 1,5 litros de agua fría y 2 cucharaditas de sal: ${chicken}, ${onion} (en mitades), ${roots} (en rodajas). Lleva a ebullición. Lava manos y tabla después de la carne cruda.`,
      () =>
        'Deja a fuego lento 30 minutos, hasta que la carne se suelte del hueso y esté hecha del todo (75 °C por dentro). Un ave entera necesita 60 o más.',
      ({ chicken }) => `Saca y desmenuza la carne, sin piel ni huesos: ${chicken}.`,
      ({ noodles, peas }) =>
        `Cuece en la sopa como dice el paquete: ${noodles}. Los últimos 3 minutos: ${peas}.`,
      ({ chicken, herbs }) => `Devuelve a la olla: ${chicken}. Deja que hierva y añade: ${herbs}.`,
    ],
    rest: 'Enfríala en una fuente plana, en la nevera antes de dos horas; hiérvela una vez o congélala.',
  },
  'fish-chowder': {
    title: 'Crema de pescado con patata',
    slots: {
      fish: 'pescado',
      potatoes: 'patatas',
      milk: 'leche',
      leek: 'puerro',
      corn: 'maíz o guisantes',
      bacon: 'beicon',
      stock: 'caldo',
    },
    steps: [
      ({ bacon }) => `Fríe en tiras en una olla grande hasta que esté hecho del todo: ${bacon}.`,
      ({ leek, potatoes }) =>
        `Pocha en aros, con un poco de mantequilla o aceite, en una olla grande: ${leek}. Corta en dados de 1 cm: ${potatoes}.`,
      ({ potatoes, stock }) =>
        `Añade: ${potatoes}, ${stock} (los cubitos, en agua caliente). Deja a fuego lento 12 minutos, hasta que esté tierno.`,
      ({ milk, corn }) => `Vierte: ${milk}. Añade: ${corn}. Calienta hasta casi hervir.`,
      ({ fish }) =>
        `Corta en trozos y cuece en la sopa 5 minutos, hasta que esté opaco y se deshaga en lascas: ${fish}; las gambas hasta que estén rosadas, las vieiras y el calamar hasta que estén blancos por dentro.`,
    ],
    rest: 'El pescado aguanta dos días como mucho; caliéntala una vez, con suavidad, hasta que humee.',
  },
  'cold-cucumber-soup': {
    title: 'Sopa fría de pepino',
    slots: {
      cucumber: 'pepino',
      yoghurt: 'yogur',
      extra: 'rábanos o aguacate',
      herbs: 'eneldo o menta',
      lemon: 'limón',
      garlic: 'ajo',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Ralla o tritura: ${cucumber} con un poco de ${garlic}. Corta en trozos pequeños: ${extra}; los guisantes se cuecen antes 3 minutos.`,
      ({ yoghurt, lemon, herbs }) =>
        `Mezcla con sal y: ${yoghurt}, ${lemon} (el zumo), ${herbs}. Añade agua fría hasta que fluya.`,
      () => 'Déjala en la nevera hasta comer.',
    ],
    rest: 'Para el día siguiente, fría.',
  },
  'stock-of-trimmings': {
    title: 'Caldo de verduras y recortes',
    slots: {
      trimmings: 'verduras y sus puntas',
      herbs: 'tallos de hierbas',
      bones: 'huesos o alas de pollo',
    },
    steps: [
      ({ trimmings }) =>
        `Lava y trocea sin esmero: ${trimmings}; también puntas, pieles y hojas exteriores, pero nada podrido ni con moho.`,
      ({ trimmings, bones, herbs }) =>
        `Pon en una olla con unos granos de pimienta y 2 litros de agua fría: ${trimmings}, ${bones}, ${herbs}.`,
      () => 'Deja a fuego lento 60 minutos; el ave cruda tiene que hacerse del todo.',
      () => 'Cuela y sala. Enfría la olla en agua fría y métela en la nevera antes de dos horas.',
    ],
    rest: 'Tres días en la nevera, o congelado en una cubitera; hiérvelo antes de usarlo.',
  },
};
