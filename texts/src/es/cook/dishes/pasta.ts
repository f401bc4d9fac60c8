import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta con verduras salteadas',
    slots: {
      pasta: 'pasta',
      vegetables: 'verduras',
      garlic: 'ajo',
      meat: 'beicon o salchicha',
      cheese: 'queso',
      herbs: 'hierbas frescas',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Pon a hervir agua con sal para la pasta. Corta en trozos pequeños: ${vegetables}. En láminas: ${garlic}.`,
      ({ meat }) =>
        `Fríe en trocitos en una sartén ancha: ${meat}; el beicon y la salchicha crudos, hasta que estén hechos del todo, sin nada rosado.`,
      ({ oil, vegetables }) =>
        `Calienta en una sartén ancha: ${oil}. Saltea hasta que esté tierno, de 8 a 10 minutos: ${vegetables}. El último minuto, añade el ajo.`,
      ({ pasta }) =>
        `Cuece como dice el paquete y guarda una taza del agua: ${pasta}. La pasta ya cocida solo se calienta en la sartén.`,
      ({ pasta, cheese, herbs }) =>
        `Mezcla en la sartén con un chorrito de su agua: ${pasta}, ${cheese}, ${herbs}.`,
    ],
    rest: 'Caliéntala una vez con un poco de agua, hasta que humee; si llevaba sobras, cómela toda ahora.',
  },
  'creamy-pasta': {
    title: 'Pasta con nata',
    slots: {
      pasta: 'pasta',
      cream: 'nata',
      addition: 'verduras, jamón cocido o pescado',
      lemon: 'limón',
      cheese: 'queso curado',
      garlic: 'ajo',
    },
    steps: [
      ({ addition, garlic }) =>
        `Pon a hervir agua con sal para la pasta. Corta en trozos pequeños: ${addition}. Pica: ${garlic}.`,
      ({ addition }) =>
        `Saltea en una sartén ancha con un poco de aceite: ${addition}; las verduras hasta que estén tiernas, el beicon crujiente, el pescado crudo, el ahumado crudo y las gambas crudas hasta que estén hechos del todo, las sobras hasta que humeen. El salmón ahumado va al final.`,
      ({ pasta }) => `Cuece como dice el paquete y guarda una taza del agua: ${pasta}.`,
      ({ cream }) =>
        `Añade a la sartén el ajo, un chorrito del agua de la pasta y: ${cream}. Deja que burbujee 3 minutos.`,
      ({ pasta, cheese, lemon }) =>
        `Mezcla dentro: ${pasta}, ${cheese} y un poco de ${lemon}. Aclara con agua de la pasta.`,
    ],
    rest: 'Aclárala con leche o agua y caliéntala una vez, hasta que humee; si llevaba sobras, cómela toda ahora.',
  },
  'bolognese-sauce': {
    title: 'Espaguetis a la boloñesa',
    slots: {
      mince: 'carne picada',
      tomatoes: 'tomate en conserva',
      roots: 'zanahorias y apio',
      onion: 'cebolla',
      pasta: 'espaguetis',
      wine: 'vino tinto',
      garlic: 'ajo',
    },
    steps: [
      ({ onion, roots }) => `Pica muy fino: ${onion}, ${roots}. Pocha en aceite en una olla 8 minutos.`,
      ({ mince, garlic }) =>
        `Sube el fuego. Fríe hasta que esté dorado y seco, la carne cruda sin nada rosado: ${mince}. Añade, picado: ${garlic}. De soja texturizada o lentejas basta un tercio del peso, con medio litro de agua.`,
      ({ wine, tomatoes }) => `Vierte y deja que se evapore: ${wine}. Luego: ${tomatoes}. Salpimienta.`,
      () =>
        'Deja a fuego lento, medio tapado, 40 minutos, y remueve de vez en cuando. Las lentejas tienen que quedar tiernas.',
      ({ pasta }) => `Cuece como dice el paquete y mezcla con la salsa: ${pasta}.`,
    ],
    rest: 'La salsa se congela bien, tres meses.',
  },
  'pasta-bake': {
    title: 'Pasta al horno',
    slots: {
      pasta: 'pasta',
      vegetables: 'verduras',
      sauce: 'tomate, nata o leche',
      cheese: 'queso para fundir',
      meat: 'sobras de carne o pescado en conserva',
    },
    steps: [
      ({ pasta }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Cuece 2 minutos menos de lo que dice el paquete: ${pasta}. Lo ya cocido o fresco, como los ñoquis, va tal cual.`,
      ({ vegetables }) =>
        `Corta en trozos pequeños y saltea hasta que esté tierno, 8 minutos: ${vegetables}. Si la salsa es de leche, hiérvela con 2 cucharadas de harina.`,
      ({ sauce, meat, cheese }) =>
        `Mezcla en una fuente la pasta y las verduras con sal, pimienta y: ${sauce}, ${meat}, la mitad de ${cheese}. El resto va encima.`,
      () => 'Hornea 20 minutos, hasta que esté dorado por encima y humee en el centro.',
    ],
    rest: 'Calienta las raciones una vez, hasta que humeen; si llevaba sobras, cómelo todo ahora.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasaña',
    slots: {
      sheets: 'placas de lasaña',
      filling: 'verduras o carne picada',
      tomatoes: 'tomate en conserva',
      milk: 'leche',
      flour: 'harina',
      cheese: 'queso para fundir',
      onion: 'cebolla',
    },
    steps: [
      ({ onion, filling }) =>
        `Pica: ${onion}. Corta en trozos pequeños: ${filling}. Sofríelo en aceite hasta que esté tierno y seco; la carne picada, hasta que esté dorada y hecha del todo, sin nada rosado.`,
      ({ tomatoes }) =>
        `Añade: ${tomatoes}. Sazona y deja a fuego lento mientras haces la bechamel. Calienta el horno a 190 °C, o 170 °C con ventilador.`,
      ({ flour, milk }) =>
        `Calienta 50 g de mantequilla o aceite, añade y remueve un minuto: ${flour}. Vierte poco a poco, batiendo: ${milk}. Deja que hierva hasta que espese y sala.`,
      ({ sheets, cheese }) =>
        `Pon en una fuente por capas el relleno, ${sheets}, la bechamel; arriba, bechamel y: ${cheese}.`,
      () =>
        'Hornea 40 minutos, hasta que un cuchillo entre sin esfuerzo y el centro humee. Déjala reposar un rato antes de cortar.',
    ],
    rest: 'Mejor al día siguiente; se congela en raciones.',
  },
  'pasta-with-greens': {
    title: 'Pasta con verdura de hoja',
    slots: {
      pasta: 'pasta',
      greens: 'verdura de hoja',
      pesto: 'pesto',
      pulses: 'alubias blancas',
      garlic: 'ajo',
      chilli: 'guindilla',
      lemon: 'limón',
    },
    steps: [
      ({ pasta }) => `Cuece en agua con sal como dice el paquete: ${pasta}.`,
      ({ greens }) =>
        `Corta en tiras o trozos pequeños: ${greens}. Lo duro va con la pasta los últimos 4 minutos, las hojas tiernas el último; con ñoquis, lo duro se cuece antes.`,
      ({ garlic, chilli, pulses }) =>
        `Mientras, calienta en abundante aceite: ${garlic} (en láminas), ${chilli}, ${pulses} (bien escurrido).`,
      ({ pasta, pesto, lemon }) =>
        `Guarda una taza del agua y escurre: ${pasta}. Mezcla todo con: ${pesto} y un poco de ${lemon}.`,
    ],
    rest: 'Rica fría, como ensalada.',
  },
  'noodle-stir-fry': {
    title: 'Fideos salteados',
    slots: {
      noodles: 'fideos orientales',
      vegetables: 'verduras',
      protein: 'tofu, gambas o carne',
      soy: 'salsa de soja',
      ginger: 'jengibre',
      garlic: 'ajo',
      lime: 'lima',
    },
    steps: [
      ({ noodles }) =>
        `Cuece como dice el paquete, enjuaga en frío y escurre: ${noodles}. Lo ya cocido se queda como está.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Corta en tiras finas, la carne cruda en otra tabla: ${vegetables}, ${protein}. Pica: ${ginger}, ${garlic}.`,
      ({ protein }) =>
        `Dora en aceite caliente en una sartén ancha: ${protein}; la carne cruda hasta que esté hecha del todo, sin nada rosado, las gambas crudas hasta que estén rosadas. Retíralo.`,
      ({ vegetables }) => `Saltea a fuego vivo 4 minutos, primero lo duro: ${vegetables}.`,
      ({ soy, lime }) =>
        `Añade los fideos, el jengibre, el ajo, lo que has retirado y: ${soy}. Saltea hasta que esté caliente. Sazona con: ${lime}.`,
    ],
    rest: 'Caliéntalo una vez en una sartén bien caliente, hasta que humee; si llevaba sobras, cómelo todo ahora.',
  },
  'noodle-soup': {
    title: 'Sopa de fideos orientales',
    slots: {
      noodles: 'fideos orientales',
      stock: 'caldo',
      vegetables: 'verduras',
      protein: 'tofu, huevos o sobras de carne',
      ginger: 'jengibre',
      soy: 'salsa de soja o miso',
    },
    steps: [
      ({ stock, ginger }) =>
        `Deja a fuego lento 5 minutos: ${stock} (los cubitos, en agua caliente), ${ginger} (en láminas).`,
      ({ vegetables }) =>
        `Corta en trozos finos: ${vegetables}. Añade lo duro y los brotes de soja, y cuece 3 minutos.`,
      ({ noodles }) =>
        `Añade y cuece lo que diga el paquete: ${noodles}. Las hojas tiernas, el último minuto.`,
      ({ protein }) =>
        `Calienta en la sopa hasta que humee: ${protein}; las gambas crudas hasta que estén rosadas, las empanadillas como diga el paquete. Los huevos se cuecen aparte 9 minutos.`,
      ({ soy }) => `Retira del fuego y mezcla con: ${soy}.`,
    ],
    rest: 'Guarda el caldo y los fideos aparte; hierve el caldo una vez. Si llevaba sobras, cómelo todo ahora.',
  },
  'tuna-pasta': {
    title: 'Pasta con atún y tomate',
    slots: {
      pasta: 'pasta',
      fish: 'atún en conserva',
      tomatoes: 'tomates',
      extra: 'aceitunas o alcaparras',
      onion: 'cebolla',
      garlic: 'ajo',
    },
    steps: [
      ({ pasta }) =>
        `Cuece en agua con sal como dice el paquete y guarda una taza del agua: ${pasta}. La ya cocida solo se calienta en la salsa.`,
      ({ onion, garlic, tomatoes }) =>
        `Pocha en aceite: ${onion} (picado), ${garlic} (en láminas). Añade, en trozos si es grande, y haz 6 minutos, hasta que esté tierno: ${tomatoes}.`,
      ({ fish, extra }) => `Escurre y añade: ${fish}. Con ello: ${extra}. Calienta hasta que humee.`,
      () => 'Mezcla dentro la pasta con un chorrito de su agua.',
    ],
    rest: 'Rica fría, al día siguiente; el pescado aguanta dos días como mucho.',
  },
};
