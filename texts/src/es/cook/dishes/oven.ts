import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Pollo al horno con verduras',
    slots: {
      chicken: 'muslos de pollo u otra ave troceada',
      vegetables: 'verduras para asar',
      lemon: 'limón',
      herbs: 'tomillo o romero',
      garlic: 'ajo',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Corta: ${vegetables}; lo duro en trozos de 2 cm, lo tierno más grande. Trocea las aves enteras; la carne congelada se descongela antes en la nevera. Después, lava manos, cuchillo y tabla.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Mezcla todo en una bandeja con sal y: ${oil}, ${garlic} (dientes enteros), ${herbs}, ${lemon} (en rodajas). Pon encima, con la piel hacia arriba: ${chicken}.`,
      () => 'Asa 40 minutos y da la vuelta a las verduras una vez.',
      () =>
        'La carne está hecha cuando su jugo sale claro junto al hueso: 75 °C en la parte más gruesa. Las piezas grandes necesitan de 10 a 20 minutos más.',
    ],
    rest: 'Separa la carne del hueso y métela en la nevera antes de dos horas; para ensaladas, sopa o arroz frito.',
  },
  'vegetable-traybake': {
    title: 'Verduras asadas',
    slots: {
      vegetables: 'verduras para asar',
      protein: 'queso, garbanzos o tofu',
      herbs: 'hierbas',
      sauce: 'yogur o hummus',
      lemon: 'limón',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables }) =>
        `Calienta el horno a 220 °C, o 200 °C con ventilador. Corta: ${vegetables}; lo duro pequeño, lo tierno grande.`,
      ({ oil, herbs }) => `Mézclalas en una bandeja, en una sola capa, con sal y: ${oil}, ${herbs}.`,
      () => 'Asa 20 minutos y dales la vuelta.',
      ({ protein }) => `Pon en la bandeja, en trozos o bien escurrido: ${protein}.`,
      () => 'Asa 15 minutos más, hasta que los bordes estén dorados y lo duro, tierno.',
      ({ lemon, sauce }) => `Exprime por encima: ${lemon}. Para comer con: ${sauce}.`,
    ],
    rest: 'Para una frittata, una sopa, o frías con cereales.',
  },
  'sausage-traybake': {
    title: 'Salchichas y verduras al horno',
    slots: {
      sausages: 'salchichas',
      vegetables: 'verduras para asar',
      apple: 'manzana',
      mustard: 'mostaza o miel',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Corta en trozos: ${vegetables}, ${apple}. Mézclalo con sal y: ${oil}.`,
      ({ sausages }) =>
        `Pon entre las verduras y asa 20 minutos: ${sausages}. Lo ya cocinado o vegetal espera al paso siguiente.`,
      () => 'Da la vuelta a todo y asa 20 minutos más, hasta que esté dorado.',
      () =>
        'Comprueba que la carne está hecha del todo, sin nada rosado dentro (75 °C; el lacón sigue rosado).',
      ({ mustard }) => `Mezcla con los jugos: ${mustard}.`,
    ],
    rest: 'Corta las salchichas frías para lentejas o una ensalada.',
  },
  'fish-traybake': {
    title: 'Pescado al horno con verduras',
    slots: {
      fish: 'filetes de pescado',
      vegetables: 'verduras',
      lemon: 'limón',
      olives: 'aceitunas o alcaparras',
      herbs: 'eneldo o perejil',
      oil: 'aceite',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Corta en láminas finas: ${vegetables}. Mezcla en una bandeja con sal y: ${oil}. Asa 18 minutos.`,
      ({ fish, lemon, olives }) =>
        `Pon encima, descongelado si lo estaba y con sal: ${fish}, ${lemon} (en rodajas), ${olives}.`,
      () =>
        'Asa 12 minutos, hasta que el pescado esté opaco y se deshaga en lascas; entero necesita 10 más, y las varitas, lo que diga el paquete.',
      ({ herbs }) => `Esparce por encima: ${herbs}.`,
    ],
    rest: 'El pescado aguanta dos días; frío, en lascas, para una ensalada.',
  },
  gratin: {
    title: 'Gratinado',
    slots: {
      vegetables: 'patatas, coliflor o raíces',
      cream: 'nata o leche',
      cheese: 'queso para fundir',
      garlic: 'ajo',
      nutmeg: 'nuez moscada',
    },
    steps: [
      ({ vegetables }) =>
        `Calienta el horno a 190 °C, o 170 °C con ventilador. Corta en rodajas de 3 mm, la coliflor y similares en ramilletes: ${vegetables}.`,
      ({ cream, garlic, nutmeg }) => `Calienta con sal y pimienta: ${cream}, ${garlic} (picado), ${nutmeg}.`,
      ({ vegetables, cream, cheese }) =>
        `Pon por capas en una fuente con aceite: ${vegetables}. Vierte encima: ${cream}. Cubre con: ${cheese}.`,
      () => 'Hornea 50 minutos, hasta que un cuchillo entre sin esfuerzo. Tápalo si se dora pronto.',
    ],
    rest: 'Fríe las porciones una vez en la sartén, hasta que humeen.',
  },
  'mash-topped-pie': {
    title: 'Pastel de carne con puré',
    slots: {
      potatoes: 'patatas',
      filling: 'carne picada o sobras de asado',
      roots: 'zanahorias y guisantes',
      onion: 'cebolla',
      milk: 'leche',
      stock: 'caldo',
      tomato: 'concentrado de tomate',
    },
    steps: [
      ({ potatoes }) =>
        `Cuece, sin piel y en trozos, en agua con sal 18 minutos, hasta que esté tierno: ${potatoes}. El puré ya hecho solo se calienta.`,
      ({ onion, roots, filling }) =>
        `Mientras, sofríe en aceite, en trozos pequeños: ${onion}, ${roots}. Añade: ${filling}; la carne cruda se fríe hasta que esté dorada y hecha del todo, sin nada rosado, y lo demás hasta que humee. De soja texturizada basta un tercio del peso, 10 minutos en remojo.`,
      ({ tomato, stock, milk }) =>
        `Añade: ${tomato}, ${stock} (los cubitos, en agua caliente). Deja a fuego lento hasta que espese. Haz puré las patatas con sal y: ${milk}. Calienta el horno a 200 °C, o 180 °C con ventilador.`,
      () =>
        'Pon el relleno en una fuente y el puré encima, ráyalo con un tenedor y hornea 25 minutos, hasta que burbujee.',
    ],
    rest: 'Se congela bien en raciones; si llevaba sobras, cómelo todo ahora.',
  },
  'fish-pie-with-mash': {
    title: 'Pastel de pescado con puré',
    slots: {
      potatoes: 'patatas',
      fish: 'pescado y marisco',
      milk: 'leche',
      flour: 'harina',
      greens: 'guisantes o espinacas',
      butter: 'mantequilla',
      eggs: 'huevos duros',
    },
    steps: [
      ({ potatoes }) =>
        `Cuece, en trozos, en agua con sal 18 minutos y haz puré con un poco de leche: ${potatoes}. El puré ya hecho solo se calienta.`,
      ({ butter, flour, milk }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Calienta: ${butter}. Añade y remueve un minuto: ${flour}. Vierte batiendo: ${milk}. Cuece hasta que espese y sazona.`,
      ({ fish, greens, eggs }) =>
        `Pon en una fuente: ${fish} (en trozos, ya descongelado), ${greens}, ${eggs} (cocidos 9 minutos y en cuartos). Vierte la salsa encima. Los puerros se pochan antes.`,
      () =>
        'Cubre con el puré y hornea 25 minutos, hasta que burbujee y el pescado del centro esté opaco y se deshaga en lascas.',
    ],
    rest: 'Dos días en la nevera; caliéntalo una vez, hasta que humee. Si llevaba sobras de pescado, cómelo todo ahora.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'masa de pizza o pan plano',
      sauce: 'salsa de tomate',
      cheese: 'mozzarella u otro queso',
      topping: 'algo para poner encima',
    },
    steps: [
      ({ base }) =>
        `Calienta el horno con una bandeja todo lo que pueda, a 240 °C o más. Estira o extiende: ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Unta una capa fina de: ${sauce}. Reparte en láminas finas: ${topping}; luego: ${cheese}. Las patatas y las berenjenas se cortan finas como el papel. Las hojas y el jamón curado van después de hornear.`,
      () => 'Hornea 12 minutos, el pan plano 8, hasta que el borde esté dorado y el centro, seco.',
    ],
    rest: 'Dos días en la nevera; tuéstala una vez en una sartén seca con tapa.',
  },
  'baked-potatoes': {
    title: 'Patatas asadas rellenas',
    slots: {
      potatoes: 'patatas grandes',
      topping: 'algo para rellenar',
      salad: 'ensalada',
      butter: 'mantequilla',
    },
    steps: [
      ({ potatoes }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Lava, pincha y asa sobre la rejilla 60 minutos, hasta que cedan al apretar: ${potatoes}.`,
      ({ topping }) =>
        `Prepara: ${topping}. Pocha puerros, champiñones, brócoli y espinacas; calienta alubias y sobras hasta que humeen; escurre el pescado en conserva. Sazona.`,
      ({ potatoes, topping, butter, salad }) =>
        `Abre: ${potatoes}. Rellena con: ${butter}, ${topping}. Para comer con: ${salad}.`,
    ],
    rest: 'Frías, se fríen en rodajas.',
  },
};
