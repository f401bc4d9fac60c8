import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Torrijas rápidas',
    slots: { bread: 'pan', eggs: 'huevos', milk: 'leche', fruit: 'fruta', butter: 'mantequilla' },
    steps: [
      ({ eggs, milk }) => `Bate en un plato hondo, con una pizca de sal: ${eggs}, ${milk}.`,
      ({ bread }) =>
        `Empapa en rebanadas, un minuto por cada lado: ${bread}. El pan con moho se tira, entero.`,
      ({ butter }) =>
        `Calienta en una sartén: ${butter}. Fríe las rebanadas 3 minutos por cada lado, hasta que estén doradas y cuajadas por dentro.`,
      ({ fruit }) => `Para comer con: ${fruit}, o con azúcar y canela.`,
    ],
    rest: 'A la nevera antes de dos horas; se tuestan una vez, hasta que estén bien calientes por dentro.',
  },
  'bread-pudding': {
    title: 'Pudin de pan',
    slots: {
      bread: 'pan duro o bollos',
      milk: 'leche',
      eggs: 'huevos',
      fruit: 'fruta fresca o seca',
      sugar: 'azúcar',
      cinnamon: 'canela',
    },
    steps: [
      ({ bread }) =>
        `Calienta el horno a 180 °C, o 160 °C con ventilador. Pon en trozos en una fuente untada de mantequilla: ${bread}. Lo que tenga moho se tira.`,
      ({ fruit }) => `Corta en trozos pequeños y reparte entre el pan: ${fruit}.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Bate juntos: ${eggs}, ${milk}, ${sugar}, ${cinnamon}. Viértelo encima y déjalo 10 minutos.`,
      () => 'Hornea 35 minutos, hasta que haya subido y el centro esté cuajado.',
    ],
    rest: 'A la nevera antes de dos horas; frío con yogur o calentado una vez.',
  },
  'savoury-bread-bake': {
    title: 'Pudin salado de pan',
    slots: {
      bread: 'pan duro',
      eggs: 'huevos',
      milk: 'leche',
      vegetables: 'verduras',
      cheese: 'queso',
      meat: 'jamón cocido o beicon',
    },
    steps: [
      ({ vegetables }) =>
        `Calienta el horno a 190 °C, o 170 °C con ventilador. Corta en trozos pequeños y saltea hasta que esté tierno y seco: ${vegetables}.`,
      ({ meat }) => `Corta en trozos pequeños y dora: ${meat}. El beicon crudo se hace del todo.`,
      ({ bread }) =>
        `Corta en dados: ${bread}. Mézclalo todo en una fuente. El pan con moho se tira, entero.`,
      ({ eggs, milk, cheese }) =>
        `Bate con sal y pimienta: ${eggs}, ${milk}. Viértelo encima y cubre con: ${cheese}. Déjalo 10 minutos.`,
      () => 'Hornea 35 minutos, hasta que el centro esté cuajado y la superficie dorada.',
    ],
    rest: 'En porciones, se calienta una vez en la sartén, hasta que humee; si llevaba sobras, cómelo frío.',
  },
  'loaded-toasts': {
    title: 'Tostas con lo que corre prisa',
    slots: {
      bread: 'rebanadas de pan',
      topping: 'algo para poner encima',
      spread: 'mantequilla o hummus',
      herbs: 'hierbas',
    },
    steps: [
      ({ topping }) =>
        `Prepara: ${topping}. Saltea champiñones, puerros, espárragos o espinacas; calienta alubias y guisantes hasta que humeen; cuece o fríe los huevos hasta que cuajen; corta lo demás en lonchas.`,
      ({ bread, spread }) => `Tuesta bien: ${bread}. Unta con: ${spread}.`,
      ({ topping, herbs }) =>
        `Reparte encima: ${topping}. El queso va bajo el grill caliente hasta que se funda. Añade pimienta y: ${herbs}.`,
    ],
    rest: 'Recién hechas; solo aguanta lo de encima.',
  },
  'crumbs-and-croutons': {
    title: 'Picatostes y pan rallado',
    slots: { bread: 'pan duro', herbs: 'hierbas', garlic: 'ajo', oil: 'aceite' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Calienta el horno a 180 °C, o 160 °C con ventilador. Desmenuza en bocados, sin nada de moho: ${bread}. Machaca: ${garlic}. Mézclalo todo con sal y: ${oil}, ${herbs}.`,
      () => 'Hornea 12 minutos en una bandeja, hasta que esté seco y dorado.',
      () => 'Úsalo como picatostes, o machácalo como pan rallado para pasta y gratinados.',
    ],
    rest: 'Dos semanas en un tarro cerrado, cuando esté bien seco.',
  },
  'banana-bread': {
    title: 'Bizcocho de plátano',
    slots: {
      bananas: 'plátanos maduros',
      flour: 'harina',
      eggs: 'huevos',
      yoghurt: 'yogur',
      fat: 'mantequilla o aceite',
      sugar: 'azúcar',
      raising: 'levadura química',
      nuts: 'nueces o chocolate',
    },
    steps: [
      () => 'Calienta el horno a 180 °C, o 160 °C con ventilador. Forra un molde alargado.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Aplasta o ralla: ${bananas}; el calabacín se escurre. Mezcla con: ${fat} (líquido), ${sugar}, ${eggs}, ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Incorpora, solo hasta que se mezcle: ${flour}, ${raising}, una pizca de sal, ${nuts}. La harina con levadura no necesita más; de bicarbonato bastan 3 g.`,
      () => 'Hornea 50 minutos, hasta que un palillo salga limpio; si no, 10 más.',
    ],
    rest: 'Tres días bien envuelto; las rebanadas se congelan y van al tostador.',
  },
  'soda-bread': {
    title: 'Pan de bicarbonato',
    slots: {
      flour: 'harina',
      sour: 'suero de leche o yogur',
      raising: 'levadura química o bicarbonato',
      oats: 'copos de avena o semillas',
      extra: 'aceitunas, queso o pasas',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Calienta el horno a 200 °C, o 180 °C con ventilador. Mezcla con una cucharadita de sal: ${flour}, ${raising}, ${oats}, ${extra}. De bicarbonato bastan 6 g; la harina con levadura no necesita nada.`,
      ({ sour }) =>
        `Incorpora deprisa: ${sour}. Aclara el yogur espeso con leche; a la leche normal, añádele 2 cucharadas de limón o vinagre. Forma una hogaza redonda y hazle un corte hondo en cruz.`,
      () => 'Hornea 40 minutos, hasta que suene a hueco al golpearlo por debajo.',
    ],
    rest: 'Mejor el mismo día; después, tostado.',
  },
  'yoghurt-flatbreads': {
    title: 'Panes planos de yogur',
    slots: {
      flour: 'harina',
      yoghurt: 'yogur',
      raising: 'levadura química',
      topping: 'hummus o verduras',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Amasa hasta que quede blando, con una cucharadita de sal: ${flour}, ${yoghurt}, ${raising}. Si se pega, añade harina. La harina con levadura no necesita más. Déjalo 10 minutos.`,
      () => 'Divide en 6 y estira con harina, del grosor de una moneda.',
      () =>
        'Hazlos en una sartén caliente y seca, 2 minutos por cada lado, hasta que salgan ampollas y no quede masa cruda dentro.',
      ({ topping }) => `Para comer calientes, con: ${topping}.`,
    ],
    rest: 'Salpícalos con agua y caliéntalos en la sartén.',
  },
};
