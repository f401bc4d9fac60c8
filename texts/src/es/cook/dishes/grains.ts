import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Arroz frito',
    slots: {
      rice: 'arroz cocido frío',
      vegetables: 'verduras',
      eggs: 'huevos',
      protein: 'tofu o sobras de carne',
      soy: 'salsa de soja',
      ginger: 'jengibre',
      garlic: 'ajo',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Corta en trozos pequeños: ${vegetables}, ${protein}. Pica: ${garlic}, ${ginger}. A partir de aquí va rápido.`,
      ({ vegetables, protein }) =>
        `Calienta aceite en una sartén ancha. Saltea a fuego vivo 4 minutos, primero lo duro: ${vegetables}. Añade, con el ajo y el jengibre: ${protein}.`,
      ({ rice }) =>
        `Añade: ${rice}. Deshaz los grumos y saltea hasta que humee cada grano, 4 minutos. Usa solo arroz que se enfrió en menos de una hora y ha estado en la nevera un día como mucho.`,
      ({ soy }) => `Mezcla con: ${soy}.`,
      ({ eggs }) =>
        `Aparta el arroz y revuelve en el hueco de la sartén hasta que cuajen: ${eggs}. Mézclalo todo.`,
    ],
    rest: 'El arroz se calienta una sola vez: cómelo todo ahora.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'arroz para risotto',
      vegetables: 'verduras',
      onion: 'cebolla',
      stock: 'caldo',
      wine: 'vino blanco',
      cheese: 'queso curado',
      butter: 'mantequilla',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Calienta: ${stock} (los cubitos, en agua caliente). Pica: ${onion}. Corta en trozos pequeños: ${vegetables}.`,
      ({ onion, rice, wine }) =>
        `Pocha en aceite: ${onion}. Añade y remueve hasta que esté caliente: ${rice}. Luego: ${wine}. Deja que se evapore.`,
      ({ vegetables }) =>
        `Añade caldo caliente a cazos y remueve 18 minutos, cada vez que se absorba el anterior; la cebada perlada necesita 35. De lo demás (${vegetables}), lo duro entra al principio y lo tierno los últimos 5 minutos.`,
      ({ butter, cheese }) => `Fuera del fuego, mezcla con: ${butter}, ${cheese}. Debe fluir despacio.`,
    ],
    rest: 'Extiéndelo para que se enfríe en menos de una hora; al día siguiente, fríelo una vez en tortitas planas, hasta que humeen.',
  },
  'vegetable-pilaf': {
    title: 'Pilaf de verduras',
    slots: {
      rice: 'arroz',
      vegetables: 'verduras',
      pulses: 'alubias o garbanzos',
      onion: 'cebolla',
      spice: 'comino o curri',
      stock: 'caldo',
      nuts: 'frutos secos o pasas',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Corta en tiras: ${onion}. Corta en trozos pequeños: ${vegetables}. Sofríelo en aceite 6 minutos.`,
      ({ rice, spice, pulses }) => `Enjuaga: ${rice}. Añádelo con: ${spice}, ${pulses} (bien escurrido).`,
      ({ stock }) =>
        `Añade: ${stock} (los cubitos, en agua caliente). Lleva a ebullición, tapa y haz al mínimo 12 minutos; el arroz integral, 30, con una taza más de agua.`,
      ({ rice, nuts }) =>
        `Deja tapado fuera del fuego 10 minutos: ${rice}. Suelta con un tenedor y mezcla con: ${nuts}.`,
    ],
    rest: 'Extiéndelo para que se enfríe en menos de una hora y cómelo al día siguiente, bien humeante, calentado una vez.',
  },
  'chicken-and-rice': {
    title: 'Arroz con pollo en una olla',
    slots: {
      chicken: 'pollo troceado',
      rice: 'arroz',
      vegetables: 'verduras',
      onion: 'cebolla',
      stock: 'caldo',
      lemon: 'limón',
      paprika: 'pimentón',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Trocea las aves enteras; lo congelado se descongela antes en la nevera. Sala: ${chicken}. Frota con: ${paprika}. Dora por todos lados en aceite, en una olla ancha, y retira la carne. Lava manos, cuchillo y tabla después de la carne cruda.`,
      ({ onion, vegetables, rice }) =>
        `Sofríe en la misma olla 5 minutos, en trozos pequeños: ${onion}, ${vegetables}. Añade y remueve: ${rice}.`,
      ({ stock, chicken }) =>
        `Vierte: ${stock} (los cubitos, en agua caliente). Pon encima: ${chicken}. Tapa y deja a fuego lento 20 minutos; con arroz integral, 35 y una taza más de agua.`,
      () =>
        'Deja tapado fuera del fuego 10 minutos. La carne está hecha cuando su jugo sale claro (75 °C en la parte más gruesa); si no, vuelve al fuego.',
      ({ lemon }) => `Exprime por encima: ${lemon}.`,
    ],
    rest: 'Enfríalo en menos de una hora y caliéntalo una vez, hasta que humee.',
  },
  'grain-salad': {
    title: 'Ensalada de cereales',
    slots: {
      grain: 'cuscús, bulgur o quinoa',
      vegetables: 'verduras',
      cheese: 'queso para desmenuzar',
      pulses: 'alubias o garbanzos',
      herbs: 'hierbas frescas',
      lemon: 'limón',
      fruit: 'fruta o aceitunas',
      oil: 'aceite',
    },
    steps: [
      ({ grain }) =>
        `Cuece como dice el paquete y extiende en un plato para que se enfríe: ${grain}. Lo ya cocido solo se suelta.`,
      ({ vegetables }) =>
        `Corta en trozos pequeños: ${vegetables}. Brócoli, espárragos, guisantes, maíz y similares se cuecen antes 3 minutos; las judías verdes, 8.`,
      ({ lemon, oil }) => `Haz un aliño con sal, pimienta y: ${lemon}, ${oil}.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Mezcla con las verduras y el aliño: ${grain}, ${pulses} (bien escurrido), ${fruit}, ${herbs}. Desmenuza por encima: ${cheese}.`,
    ],
    rest: 'Comida para el día siguiente; las hojas se aliñan al comer.',
  },
  'stuffed-vegetables': {
    title: 'Verduras rellenas',
    slots: {
      shells: 'pimientos u otras verduras para rellenar',
      rice: 'arroz o cereal cocido',
      filling: 'carne picada, alubias o champiñones',
      tomatoes: 'tomates',
      cheese: 'queso',
      onion: 'cebolla',
    },
    steps: [
      ({ shells }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Corta por la mitad y vacía: ${shells}. Pica lo que saques. La calabaza se hornea antes sola 25 minutos; las hojas de col se cuecen hasta que se doblen.`,
      ({ shells, onion, filling }) =>
        `Sofríe 8 minutos lo que has sacado (${shells}) con, picado o escurrido: ${onion}, ${filling}. La carne picada tiene que quedar dorada y hecha del todo.`,
      ({ rice, cheese }) =>
        `Mezcla con: ${rice} y la mitad de ${cheese}. Sazona bien y rellena las mitades o enróllalo en las hojas. Usa solo arroz que se enfrió en menos de una hora y ha estado en la nevera un día como mucho.`,
      ({ tomatoes, cheese }) =>
        `Pon en una fuente, en trozos: ${tomatoes}. Encima, las verduras rellenas y el resto de ${cheese}. Hornea 35 minutos, hasta que todo esté tierno y humee por dentro.`,
    ],
    rest: 'El arroz ya se guardó y se calentó una vez: cómelo todo ahora.',
  },
  'rice-porridge': {
    title: 'Arroz caldoso con jengibre',
    slots: {
      rice: 'arroz cocido',
      stock: 'caldo',
      ginger: 'jengibre',
      topping: 'algo para poner encima',
      soy: 'salsa de soja',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Cuece 15 minutos, sin dejar de remover, hasta que esté espeso y cremoso: ${rice}, ${stock} (los cubitos, en agua caliente), ${ginger} (en láminas). Usa solo arroz que se enfrió en menos de una hora y ha estado en la nevera un día como mucho.`,
      ({ topping }) =>
        `Añade en trozos pequeños los últimos 4 minutos, hasta que esté tierno y bien caliente: ${topping}.`,
      ({ soy }) => `Sazona con: ${soy}.`,
    ],
    rest: 'El arroz ya se guardó y se calentó una vez: cómelo todo ahora.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta con verduras salteadas',
    slots: {
      polenta: 'polenta',
      vegetables: 'verduras',
      cheese: 'queso',
      stock: 'caldo',
      garlic: 'ajo',
      herbs: 'hierbas',
    },
    steps: [
      ({ stock, polenta }) =>
        `Lleva a ebullición: ${stock} (los cubitos, en agua caliente). Añade en hilo, batiendo: ${polenta}.`,
      () =>
        'Haz al mínimo 25 minutos y remueve de vez en cuando; la polenta rápida y la sémola, como diga el paquete.',
      ({ vegetables, garlic, herbs }) =>
        `Mientras, saltea en trozos en aceite hasta que esté tierno: ${vegetables}. Los últimos minutos, con: ${garlic}, ${herbs}.`,
      ({ cheese, vegetables }) => `Mezcla en la polenta: ${cheese}. Para comer con: ${vegetables}.`,
    ],
    rest: 'Fría se endurece: córtala en rodajas y fríelas.',
  },
  'rice-bowl': {
    title: 'Bol de arroz',
    slots: {
      rice: 'arroz',
      protein: 'tofu o pescado',
      vegetables: 'verduras',
      soy: 'salsa de soja',
      lime: 'lima',
      seeds: 'semillas de sésamo',
    },
    steps: [
      ({ rice }) =>
        `Cuece en el doble de su volumen de agua con sal, tapado, 12 minutos: ${rice}. El arroz integral y otros cereales, como diga el paquete.`,
      ({ protein }) =>
        `Mientras, corta en trozos y dora en un poco de aceite: ${protein}; el pescado crudo, hasta que se deshaga en lascas por dentro. Lo ahumado, en conserva o cocinado se queda como está.`,
      ({ vegetables }) => `Corta en láminas finas: ${vegetables}. El edamame se cuece 4 minutos.`,
      ({ soy, lime, seeds }) => `Ponlo todo sobre el arroz, con: ${soy}, ${lime}, ${seeds}.`,
    ],
    rest: 'Guarda el arroz aparte, enfriado en menos de una hora, y cómelo al día siguiente, frío o bien humeante.',
  },
};
