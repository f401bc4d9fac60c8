import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// What fills a slot has neither article nor gender here, so it stands behind a colon or in brackets; only slots for a single
// food that nothing stands in for, which are always called by their own word, take an article.
export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'œufs',
      vegetables: 'légumes à poêler',
      onion: 'oignon',
      cheese: 'fromage',
      herbs: 'herbes fraîches',
      oil: 'huile',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Coupe en petits morceaux : ${vegetables}, ${onion}. Ce qui est cru et dur, comme les pommes de terre ou le brocoli, en dés de 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Fais chauffer la matière grasse (${oil}) dans une poêle qui va sous le gril. Fais revenir à feu moyen, 5 à 12 minutes, jusqu’à ce que ce soit tendre et sec : ${vegetables}, ${onion}.`,
      ({ eggs, cheese, herbs }) =>
        `Bats avec du sel et du poivre : ${eggs}. Ajoute, en petits morceaux : ${cheese}, ${herbs}.`,
      ({ eggs }) =>
        `Verse sur les légumes : ${eggs}. Laisse cuire 10 minutes à feu doux, jusqu’à ce que seul le dessus soit encore liquide. Allume le gril.`,
      () => 'Passe la poêle sous le gril 2 à 3 minutes, jusqu’à ce que l’œuf soit pris à cœur.',
    ],
    rest: 'Au frigo dans les deux heures. Bonne froide, en parts ou dans du pain.',
  },
  shakshouka: {
    title: 'Chakchouka',
    slots: {
      eggs: 'œufs',
      tomatoes: 'tomates',
      peppers: 'poivrons',
      onion: 'oignon',
      garlic: 'ail',
      paprika: 'paprika ou cumin',
      cheese: 'fromage à émietter',
      herbs: 'herbes fraîches',
      oil: 'huile',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Émince : ${onion}, ${peppers}. Fais revenir environ 8 minutes, jusqu’à ce que ce soit tendre, dans une grande poêle, avec : ${oil}.`,
      ({ garlic, paprika, tomatoes }) =>
        `Ajoute : ${garlic} haché, ${paprika}, puis ${tomatoes}. Laisse mijoter 10 minutes, jusqu’à ce que ça épaississe. Sale.`,
      ({ eggs }) => `Creuse des puits dans la sauce et casses-y les ${eggs}.`,
      () =>
        'Couvre et laisse cuire 8 minutes à feu doux, jusqu’à ce que les blancs soient fermes ; pour les jeunes enfants, pendant une grossesse, à un grand âge ou en cas de maladie, les jaunes aussi.',
      ({ cheese, herbs }) => `Émiette par-dessus : ${cheese}. Parsème : ${herbs}. À manger avec du pain.`,
    ],
    rest: 'La sauce se garde sans les œufs : n’en cuis que ce qui sera mangé.',
  },
  omelette: {
    title: 'Omelette',
    slots: {
      eggs: 'œufs',
      filling: 'garniture',
      cheese: 'fromage',
      herbs: 'herbes fraîches',
      butter: 'beurre',
    },
    steps: [
      ({ filling, butter }) =>
        `Coupe en petits morceaux : ${filling}. Fais chauffer la moitié de la matière grasse (${butter}) dans une poêle. Fais revenir ce qui est cru jusqu’à ce que ce soit tendre et sec, le poisson fumé cru jusqu’à ce qu’il s’effeuille ; réchauffe ce qui est cuit, bien fumant. Sors le tout.`,
      ({ eggs, herbs }) => `Bats avec un peu de sel : ${eggs}, ${herbs}.`,
      ({ eggs, butter }) =>
        `Fais chauffer le reste de la matière grasse (${butter}). Verse dans la poêle : ${eggs}. Ramène les bords vers le milieu pendant 2 minutes, jusqu’à ce que le dessus soit presque pris.`,
      ({ filling, cheese }) =>
        `Mets sur une moitié : ${filling}, ${cheese}. Replie l’autre par-dessus, et laisse cuire jusqu’à ce que l’œuf soit pris.`,
    ],
    rest: 'Meilleure tout de suite ; froide, en lanières, dans une salade ou un sandwich.',
  },
  'green-baked-eggs': {
    title: 'Œufs au four sur légumes verts',
    slots: {
      eggs: 'œufs',
      greens: 'légumes verts',
      cream: 'crème',
      cheese: 'fromage',
      garlic: 'ail',
    },
    steps: [
      () => 'Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante.',
      ({ greens, garlic }) =>
        `Lave : ${greens}. Coupe feuilles et poireaux en lanières. Hache : ${garlic}. Fais cuire le tout dans une poêle qui va au four, avec un peu d’huile, jusqu’à ce que ce soit tendre : 3 minutes pour les épinards, 8 pour le chou. Jette l’eau.`,
      ({ cream, eggs, cheese }) =>
        `Ajoute du sel, du poivre et : ${cream}. Creuse des puits, casses-y les ${eggs}, et parsème : ${cheese}.`,
      () =>
        'Enfourne 12 minutes, jusqu’à ce que les blancs soient fermes ; pour les jeunes enfants, pendant une grossesse, à un grand âge ou en cas de maladie, jusqu’à ce que les jaunes le soient aussi.',
    ],
    rest: 'Les légumes se gardent ; les œufs sont meilleurs le jour même.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'pâte brisée ou feuilletée',
      eggs: 'œufs',
      cream: 'crème ou lait',
      filling: 'garniture',
      cheese: 'fromage',
    },
    steps: [
      ({ pastry }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Étale dans un moule de 26 cm : ${pastry}. Pique le fond et précuis-le 15 minutes.`,
      ({ filling }) =>
        `Pendant ce temps, coupe en petits morceaux : ${filling}. Fais revenir jusqu’à ce que ce soit tendre et sec, le lard cru jusqu’à ce qu’il croustille. Ce qui est déjà cuit, il suffit de le couper.`,
      ({ eggs, cream, cheese }) => `Bats avec du sel et du poivre : ${eggs}, ${cream}, ${cheese}.`,
      () =>
        'Répartis la garniture sur la pâte, verse les œufs par-dessus et enfourne 35 minutes, jusqu’à ce que le milieu soit pris et ne tremble plus.',
    ],
    rest: 'Bonne froide ; au frigo dans les deux heures.',
  },
  pancakes: {
    title: 'Crêpes',
    slots: {
      flour: 'farine',
      milk: 'lait',
      eggs: 'œufs',
      topping: 'fruits ou autre garniture',
      butter: 'beurre',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Fouette jusqu’à ce que ce soit lisse : ${flour}, ${eggs} et la moitié du liquide (${milk}). Ajoute le reste et une pincée de sel. Laisse reposer 5 minutes.`,
      ({ butter }) =>
        `Fais chauffer un peu de matière grasse (${butter}) dans une poêle. Cuis une louche de pâte environ une minute de chaque côté ; continue jusqu’à la dernière.`,
      ({ topping }) => `Garnis-les : ${topping}, ou juste du sucre.`,
    ],
    rest: 'Roulées, elles se réchauffent à la poêle le lendemain.',
  },
  'egg-curry': {
    title: 'Curry d’œufs',
    slots: {
      eggs: 'œufs',
      onion: 'oignons',
      tomatoes: 'tomates',
      vegetables: 'légumes',
      coconut: 'lait de coco ou crème',
      spice: 'curry en poudre ou en pâte',
      garlic: 'ail',
    },
    steps: [
      ({ eggs }) =>
        `Fais cuire 9 minutes à l’eau bouillante : ${eggs}. Passe-les sous l’eau froide et écale-les. S’ils sont déjà durs, passe à la suite.`,
      ({ onion }) => `Émince : ${onion}. Fais dorer dans l’huile à feu moyen, environ 8 minutes.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Ajoute : ${garlic} haché, ${spice}, puis ${tomatoes} et ${vegetables} en petits morceaux ; les feuilles tendres attendent les 3 dernières minutes.`,
      ({ coconut }) => `Ajoute : ${coconut} ; le yaourt seulement à la fin.`,
      () => 'Ajoute une tasse d’eau et laisse mijoter 10 minutes, jusqu’à ce que tout soit tendre.',
      ({ eggs }) => `Coupe en deux et réchauffe dans la sauce : ${eggs}. À manger avec du riz ou du pain.`,
    ],
    rest: 'À réchauffer une seule fois, bien fumant.',
  },
  'meringue-with-fruit': {
    title: 'Meringue aux fruits',
    slots: {
      whites: 'blancs d’œufs',
      sugar: 'sucre',
      fruit: 'fruits tendres',
      cream: 'crème ou yaourt',
    },
    steps: [
      ({ whites }) =>
        `Préchauffe le four à 120 °C, ou 100 °C en chaleur tournante. Sépare les œufs entiers ; il ne doit pas y avoir de jaune dans les blancs. Monte en neige souple : ${whites}.`,
      ({ sugar }) =>
        `Ajoute cuillère par cuillère, en fouettant jusqu’à ce que la masse soit ferme et brillante : ${sugar}. Étale-la sur du papier cuisson, sur environ 20 cm.`,
      () =>
        'Enfourne 75 minutes, jusqu’à ce qu’elle soit sèche et se décolle du papier. Laisse-la refroidir dans le four environ une heure.',
      ({ fruit, cream }) => `Juste avant de manger, garnis-la : ${cream}, ${fruit}.`,
    ],
    rest: 'La meringue se garde au sec dans une boîte ; garnie, non.',
  },
};
