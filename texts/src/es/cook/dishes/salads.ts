import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Ensalada grande',
    slots: {
      leaves: 'hojas de ensalada',
      vegetables: 'verduras',
      protein: 'huevos, queso o pescado',
      fruit: 'fruta',
      bread: 'pan',
      nuts: 'frutos secos o semillas',
      lemon: 'limón o vinagre',
      oil: 'aceite',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Lava y seca: ${leaves}. Corta en láminas: ${vegetables}; espárragos, maíz y guisantes se cuecen antes 3 minutos, las judías verdes 8.`,
      ({ bread }) => `Fríe en dados hasta que esté crujiente: ${bread}.`,
      ({ protein }) =>
        `Prepara: ${protein}. Cuece los huevos 9 minutos, fríe el beicon hasta que esté crujiente, el halloumi y el tofu hasta que estén dorados, y escurre lo que sea en conserva.`,
      ({ lemon, oil }) => `Haz un aliño con sal, pimienta y: ${lemon}, ${oil}.`,
      ({ leaves, fruit, nuts }) =>
        `Mezcla con el aliño: ${leaves}. Pon encima todo lo demás y: ${fruit} (en trozos), ${nuts}.`,
    ],
    rest: 'Aliña solo lo que se come; las hojas aliñadas no aguantan.',
  },
  'potato-salad': {
    title: 'Ensalada de patata completa',
    slots: {
      potatoes: 'patatas',
      crisp: 'verduras crujientes',
      dressing: 'yogur o mayonesa',
      eggs: 'huevos',
      fish: 'pescado ahumado o jamón cocido',
      herbs: 'cebollino o eneldo',
      mustard: 'mostaza',
    },
    steps: [
      ({ potatoes }) =>
        `Cuece, en piezas enteras o mitades, en agua con sal 18 minutos, hasta que esté tierno: ${potatoes}. Deja templar 15 minutos y corta en rodajas.`,
      ({ eggs, crisp }) =>
        `Cuece 9 minutos, enfría y pela: ${eggs}. Corta en trozos pequeños: ${crisp}; los guisantes se cuecen 3 minutos, las judías verdes 8.`,
      ({ dressing, mustard }) =>
        `Mezcla con sal, pimienta y un chorrito de vinagre: ${dressing}, ${mustard}.`,
      ({ fish }) => `Corta en trozos: ${fish}; el beicon se fríe hasta que esté crujiente.`,
      ({ potatoes, herbs }) => `Mezcla con cuidado con todo lo demás: ${potatoes}, ${herbs}.`,
    ],
    rest: 'A la nevera antes de una hora, dos días; no es para un pícnic al sol.',
  },
  'bread-salad': {
    title: 'Ensalada de pan y tomate',
    slots: {
      bread: 'pan duro',
      tomatoes: 'tomates',
      vegetables: 'pepino o pimientos',
      cheese: 'mozzarella o feta',
      herbs: 'albahaca',
      olives: 'aceitunas o alcaparras',
      oil: 'aceite',
    },
    steps: [
      ({ bread }) =>
        `Desmenuza en bocados y tuesta en una sartén con un poco de aceite: ${bread}. El pan con moho se tira, entero.`,
      ({ tomatoes }) => `Corta en trozos, sala y deja 10 minutos, hasta que suelte jugo: ${tomatoes}.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Mezcla ambas cosas con una cucharada de vinagre y: ${vegetables} (en láminas), ${olives}, ${cheese}, ${herbs}, ${oil}.`,
      () => 'Déjala 5 minutos antes de comer.',
    ],
    rest: 'Al día siguiente, más blanda y aún rica.',
  },
  slaw: {
    title: 'Ensalada de col',
    slots: {
      cabbage: 'col',
      roots: 'zanahorias y manzanas',
      dressing: 'yogur o mayonesa',
      nuts: 'frutos secos o pasas',
      lemon: 'limón o vinagre',
      protein: 'pollo, alubias o queso',
    },
    steps: [
      ({ cabbage }) =>
        `Corta lo más fino que puedas: ${cabbage}. Amasa con una cucharadita de sal hasta que se ablande.`,
      ({ roots }) => `Ralla grueso o corta en tiras finas: ${roots}.`,
      ({ dressing, lemon }) =>
        `Remueve con pimienta y una pizca de azúcar: ${dressing} y un poco de ${lemon}. Mézclalo.`,
      ({ protein, nuts }) => `Pon encima: ${protein}, ${nuts}. El halloumi se fríe; las alubias se escurren.`,
    ],
    rest: 'Buena dos días, tapada y fría.',
  },
  'summer-rolls-bowl': {
    title: 'Fideos fríos con hierbas',
    slots: {
      noodles: 'fideos de arroz',
      vegetables: 'verduras crudas',
      protein: 'tofu, gambas o pollo',
      herbs: 'menta o cilantro',
      peanut: 'crema de cacahuete',
      lime: 'lima',
      soy: 'salsa de soja',
    },
    steps: [
      ({ noodles }) => `Cuece como dice el paquete y enjuaga en frío: ${noodles}.`,
      ({ vegetables }) =>
        `Corta en tiras finas: ${vegetables}. Los brotes de soja van un minuto a agua hirviendo.`,
      ({ protein }) =>
        `Dora: ${protein}; las gambas crudas hasta que estén rosadas y hechas del todo, los huevos batidos como tortilla fina hasta que cuajen. El cangrejo crudo se cuece 12 minutos. Lo ya cocinado solo se corta.`,
      ({ soy, lime, peanut }) =>
        `Haz una salsa con un poco de azúcar y: ${soy}, ${lime} (el zumo), ${peanut}.`,
      ({ herbs }) => `Mezcla todo y no escatimes: ${herbs}.`,
    ],
    rest: 'Para la fiambrera del día siguiente, en frío.',
  },
};
