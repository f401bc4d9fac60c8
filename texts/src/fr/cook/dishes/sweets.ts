import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Crumble aux fruits',
    slots: {
      fruit: 'fruits',
      flour: 'farine',
      oats: 'flocons d’avoine ou noix',
      fat: 'beurre froid',
      sugar: 'sucre',
      cinnamon: 'cannelle',
    },
    steps: [
      () => 'Préchauffe le four à 190 °C, ou 170 °C en chaleur tournante.',
      ({ fruit, sugar, cinnamon }) =>
        `Lave, puis dénoyaute et coupe s’il le faut : ${fruit} ; de la rhubarbe, les tiges seulement, car ses feuilles sont toxiques. Les coings cuisent d’abord, jusqu’à ce qu’ils soient tendres. Mélange dans un plat à four avec : ${sugar} (un tiers), ${cinnamon}.`,
      ({ flour, fat, oats }) =>
        `Sable du bout des doigts, avec le reste du sucre et une pincée de sel : ${flour}, ${fat}. Ajoute : ${oats}. Répartis sur les fruits.`,
      () =>
        'Enfourne 35 minutes, jusqu’à ce que le dessus soit doré, que le jus bouillonne au bord et que les fruits soient tendres.',
    ],
    rest: 'Au petit déjeuner, avec du yaourt.',
  },
  compote: {
    title: 'Compote',
    slots: {
      fruit: 'fruits',
      sugar: 'sucre ou miel',
      lemon: 'citron',
      yoghurt: 'yaourt ou crème anglaise',
    },
    steps: [
      ({ fruit }) =>
        `Lave, puis dénoyaute et coupe s’il le faut : ${fruit}. Retire les meurtrissures ; jette ce qui est moisi, et aussi les feuilles de rhubarbe, qui sont toxiques.`,
      ({ sugar, lemon }) =>
        `Laisse mijoter 10 minutes avec un trait d’eau et : ${sugar}, ${lemon}, jusqu’à ce que ça se défasse autant que tu veux ; fruits séchés et coings en demandent 30, couverts d’eau.`,
      ({ yoghurt }) => `À manger tiède ou froid, avec : ${yoghurt}.`,
    ],
    rest: 'Trois jours au frigo, ou en petits pots au congélateur.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: {
      fruit: 'fruits',
      liquid: 'lait, yaourt ou jus',
      greens: 'feuilles vertes',
      oats: 'flocons d’avoine',
    },
    steps: [
      ({ fruit }) => `Lave, puis pèle, dénoyaute et coupe s’il le faut : ${fruit}.`,
      ({ liquid, greens, oats }) =>
        `Mixe jusqu’à ce que ce soit lisse, avec : ${liquid}, ${greens}, ${oats}. Allonge avec de l’eau.`,
    ],
    rest: 'Un jour au frigo dans une bouteille fermée ; ou à congeler en bâtonnets.',
  },
  'porridge-with-fruit': {
    title: 'Porridge aux fruits',
    slots: { oats: 'flocons d’avoine', milk: 'lait', fruit: 'fruits', nuts: 'noix', honey: 'miel' },
    steps: [
      ({ oats, milk }) =>
        `Laisse mijoter 6 minutes en remuant, avec une pincée de sel, jusqu’à ce que ça épaississe : ${oats}, ${milk}.`,
      ({ fruit }) => `Coupe en petits morceaux, et réchauffes-en la moitié dans le porridge : ${fruit}.`,
      ({ fruit, nuts, honey }) => `Mets par-dessus : ${fruit} (le reste), ${nuts}, ${honey}.`,
    ],
    rest: 'À réchauffer une fois avec un trait de lait, bien fumant.',
  },
  'overnight-oats': {
    title: 'Porridge froid de la veille',
    slots: { oats: 'flocons d’avoine', yoghurt: 'yaourt', milk: 'lait', fruit: 'fruits' },
    steps: [
      ({ oats, yoghurt, milk }) => `Mélange dans deux bocaux : ${oats}, ${yoghurt}, ${milk}.`,
      ({ fruit }) =>
        `Râpe ou coupe, et ajoute : ${fruit} ; ce qui brunit se met par-dessus le lendemain matin.`,
      () => 'Ferme les bocaux et laisse-les au frigo toute la nuit, ou au moins deux heures.',
    ],
    rest: 'Deux jours au frigo.',
  },
  'fruit-salad-bowl': {
    title: 'Salade de fruits',
    slots: {
      fruit: 'fruits',
      juice: 'citron ou orange',
      cream: 'yaourt ou crème',
      mint: 'menthe',
      nuts: 'noix',
    },
    steps: [
      ({ fruit }) => `Lave, puis pèle et dénoyaute s’il le faut, et coupe en bouchées : ${fruit}.`,
      ({ juice }) => `Presse et ajoute aussitôt, pour que rien ne brunisse : ${juice}.`,
      ({ mint, nuts, cream }) => `Sers avec : ${mint}, ${nuts}, ${cream}.`,
    ],
    rest: 'Jusqu’à demain au frigo, ou en smoothie.',
  },
  'baked-fruit': {
    title: 'Fruits au four',
    slots: {
      fruit: 'pommes, poires ou fruits à noyau',
      filling: 'noix, raisins secs ou biscuits',
      sugar: 'miel ou sucre',
      butter: 'beurre',
      cream: 'crème ou yaourt',
    },
    steps: [
      ({ fruit }) =>
        `Préchauffe le four à 190 °C, ou 170 °C en chaleur tournante. Coupe en deux, sans noyau ni trognon, et pose dans un plat, face coupée vers le haut : ${fruit} ; l’ananas et les tiges de rhubarbe, en morceaux.`,
      ({ filling, sugar, butter }) =>
        `Garnis ou parsème : ${filling}, ${sugar}, ${butter}. Ajoute quelques cuillères d’eau.`,
      () =>
        'Enfourne 25 minutes, jusqu’à ce que ce soit tendre ; il faut 15 minutes de plus pour des pommes entières, 35 pour des coings.',
      ({ cream }) => `À manger chaud, avec : ${cream}.`,
    ],
    rest: 'Froids, avec du porridge ou du yaourt.',
  },
  'fruit-batter-pudding': {
    title: 'Clafoutis',
    slots: { fruit: 'fruits', eggs: 'œufs', milk: 'lait', flour: 'farine', sugar: 'sucre' },
    steps: [
      () => 'Préchauffe le four à 180 °C, ou 160 °C en chaleur tournante. Beurre ou huile un plat à four.',
      ({ fruit }) =>
        `Lave, dénoyaute et coupe s’il le faut, et répartis dans le fond : ${fruit} ; de la rhubarbe, les tiges seulement.`,
      ({ eggs, sugar, flour, milk }) =>
        `Fouette avec une pincée de sel : ${eggs}, ${sugar}. Ajoute : ${flour}, puis : ${milk}. Verse sur les fruits.`,
      () => 'Enfourne 40 minutes, jusqu’à ce que ce soit doré et que le milieu soit pris.',
    ],
    rest: 'Au frigo dans les deux heures. Bon froid, pendant deux jours de plus.',
  },
  'rice-pudding-from-rice': {
    title: 'Riz au lait avec un reste de riz',
    slots: {
      rice: 'riz cuit nature',
      milk: 'lait',
      sugar: 'sucre',
      fruit: 'fruits',
      cinnamon: 'cannelle ou vanille',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Laisse mijoter 18 minutes en remuant souvent, jusqu’à ce que ce soit crémeux et fumant : ${rice}, ${milk}, ${sugar}, ${cinnamon}. N’utilise que du riz refroidi dans l’heure et resté au frigo un jour au plus.`,
      ({ fruit }) => `À manger chaud, avec : ${fruit}.`,
    ],
    rest: 'Le riz a été gardé et réchauffé une fois : mange tout maintenant.',
  },
};
