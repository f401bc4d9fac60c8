import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Curry de légumes',
    slots: {
      vegetables: 'légumes',
      coconut: 'lait de coco, crème ou tomates',
      protein: 'pois chiches ou tofu',
      onion: 'oignon',
      spice: 'curry en pâte ou en poudre',
      ginger: 'gingembre',
      garlic: 'ail',
      herbs: 'coriandre fraîche',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Émince et fais suer dans l’huile : ${onion}. Hache et ajoute : ${garlic}, ${ginger}. Ajoute ensuite : ${spice}. Remue une minute.`,
      ({ vegetables }) =>
        `Coupe en bouchées : ${vegetables}. Ajoute ce qui est dur ; les feuilles et ce qui est déjà cuit attendent. Manioc pelé et pousses de bambou fraîches cuisent d’abord 25 minutes à l’eau, et cette eau se jette.`,
      ({ coconut }) =>
        `Ajoute une tasse d’eau et : ${coconut} ; le yaourt seulement à la fin. Laisse mijoter 15 minutes, jusqu’à ce qu’un couteau entre facilement.`,
      ({ protein }) => `Ajoute, sans le jus ou en dés : ${protein}.`,
      () => 'Ajoute les feuilles, laisse cuire encore 4 minutes, et sale. À manger avec du riz ou du pain.',
      ({ herbs }) => `Parsème : ${herbs}.`,
    ],
    rest: 'Meilleur le lendemain, réchauffé une fois, bien fumant ; ou à congeler.',
  },
  'chicken-curry': {
    title: 'Curry de poulet',
    slots: {
      chicken: 'poulet',
      sauce: 'lait de coco, yaourt ou tomates',
      vegetables: 'légumes',
      onion: 'oignons',
      spice: 'curry en pâte ou en poudre',
      ginger: 'gingembre',
      garlic: 'ail',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Émince et fais dorer dans l’huile, 8 minutes : ${onion}. Ajoute : ${garlic} haché, ${ginger}, ${spice}.`,
      ({ chicken }) =>
        `Coupe en morceaux, avec ou sans os, une fois décongelé à cœur : ${chicken}. Fais dorer le tout 5 minutes. Lave-toi les mains, et lave couteau et planche après la viande crue.`,
      ({ sauce, vegetables }) =>
        `Ajoute, le yaourt cuillère par cuillère : ${sauce}. Ajoute, en petits morceaux : ${vegetables}. Laisse mijoter à feu doux 20 minutes ; avec les os, 15 de plus.`,
      () => 'C’est prêt quand le morceau le plus épais est cuit à cœur, sans rose (75 °C). Sale.',
    ],
    rest: 'Au frigo dans les deux heures ; à réchauffer une fois, bien fumant.',
  },
  'chickpea-stew': {
    title: 'Haricots mijotés aux légumes verts',
    slots: {
      pulses: 'haricots ou pois chiches',
      tomatoes: 'tomates',
      greens: 'légumes',
      onion: 'oignon',
      spice: 'cumin ou paprika',
      sausage: 'chorizo ou feta',
      garlic: 'ail',
    },
    steps: [
      ({ sausage }) =>
        `Fais revenir 5 minutes en rondelles, dans une grande marmite : ${sausage}. Le lard cru doit cuire à cœur ; la feta attend la fin.`,
      ({ onion, garlic, spice }) =>
        `Hache et fais revenir dans l’huile, dans une grande marmite : ${onion}. Ajoute : ${garlic} en lamelles, ${spice}.`,
      ({ greens }) =>
        `Coupe en petits morceaux : ${greens}. Fais revenir 4 minutes avec le reste ce qui est dur.`,
      ({ tomatoes, pulses }) =>
        `Ajoute : ${tomatoes}, ${pulses}. Les légumes secs sont en boîte ou déjà bien cuits, et égouttés, sauf les haricots à la sauce tomate. Laisse mijoter 12 minutes.`,
      () =>
        'Ajoute les feuilles, attends qu’elles tombent, et assaisonne. La feta, si tu en as, s’émiette par-dessus. À manger avec du pain.',
    ],
    rest: 'Sur du pain grillé le lendemain, réchauffé une fois, bien fumant.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'lentilles corail',
      greens: 'épinards ou autres légumes',
      onion: 'oignon',
      spice: 'cumin, curcuma ou curry en poudre',
      ginger: 'gingembre',
      yoghurt: 'yaourt',
      lemon: 'citron',
      garlic: 'ail',
    },
    steps: [
      ({ lentils }) =>
        `Rince les ${lentils} et laisse mijoter dans 1,2 litre d’eau 20 minutes, jusqu’à ce qu’elles se défassent ; brunes ou vertes, il leur en faut 35, et 60 aux pois cassés.`,
      ({ greens }) =>
        `Coupe en petits morceaux : ${greens}. Ajoute ce qui est dur pour les 10 dernières minutes, les feuilles à la fin, et laisse cuire jusqu’à ce que ce soit tendre.`,
      ({ onion, garlic, ginger, spice }) =>
        `Pendant ce temps, fais brunir en fines lamelles, dans beaucoup d’huile : ${onion}. Ajoute pour une minute : ${garlic} et ${ginger} en lamelles, ${spice}.`,
      ({ lentils, lemon, yoghurt }) =>
        `Verse cette huile sur les ${lentils} et sale. Sers avec : ${lemon}, ${yoghurt}.`,
    ],
    rest: 'Il épaissit : ajoute de l’eau et fais-le rebouillir une fois.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'viande hachée',
      pulses: 'haricots',
      tomatoes: 'tomates',
      peppers: 'poivrons',
      onion: 'oignon',
      chilli: 'piment',
      chocolate: 'chocolat noir',
      garlic: 'ail',
    },
    steps: [
      ({ onion, mince }) =>
        `Hache et fais revenir dans l’huile : ${onion}. Ajoute, et fais brunir : ${mince}. La viande crue, jusqu’à ce qu’il n’y ait plus rien de rose. De soja sec ou de lentilles, un tiers du poids suffit, avec un demi-litre d’eau.`,
      ({ peppers, garlic, chilli }) => `Ajoute : ${peppers} en dés, ${garlic} haché, ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Ajoute une tasse d’eau et : ${tomatoes}, ${pulses}. Laisse mijoter 25 minutes. Les haricots sont en boîte et égouttés, ou trempés et bien cuits à l’eau avant : crus, ils sont toxiques.`,
      ({ chocolate }) => `Fais-y fondre le ${chocolate}.`,
      () => 'Sale, et mange avec du riz, du pain ou des tortillas.',
    ],
    rest: 'À congeler en portions, ou à réchauffer une fois, bien fumant, dans des wraps ou sur des pommes de terre au four.',
  },
  'meat-stew': {
    title: 'Viande mijotée aux légumes racines',
    slots: {
      meat: 'viande à mijoter',
      roots: 'carottes et autres racines',
      onion: 'oignons',
      stock: 'bouillon',
      wine: 'vin ou bière',
      tomato: 'concentré de tomate',
      herbs: 'thym ou laurier',
    },
    steps: [
      ({ meat }) =>
        `Coupe en morceaux de 3 cm, ou laisse sur l’os : ${meat}. Sale, et fais brunir dans l’huile en deux fois. Lave la planche et tes mains après la viande crue.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Fais revenir dans la même cocotte : ${onion} en lamelles, ${tomato}. Ajoute la viande et : ${wine}, ${stock} (les cubes, dans de l’eau chaude), ${herbs}.`,
      ({ roots }) =>
        `Couvre et laisse mijoter très doucement 120 minutes. Pour les 45 dernières, ajoute en gros morceaux : ${roots}.`,
      () => 'C’est prêt quand la viande est cuite à cœur et se défait sous la fourchette. Assaisonne.',
    ],
    rest: 'Au frigo dans les deux heures ; à réchauffer une fois, bien fumant, ou à congeler pour trois mois.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'courgettes, aubergines ou poivrons',
      tomatoes: 'tomates',
      onion: 'oignon',
      garlic: 'ail',
      olives: 'olives ou câpres',
      herbs: 'basilic ou thym',
    },
    steps: [
      ({ vegetables }) =>
        `Coupe en morceaux de 2 cm : ${vegetables}. Fais dorer dans beaucoup d’huile, une sorte après l’autre, et sors de la cocotte.`,
      ({ onion, garlic }) =>
        `Fais suer en lamelles, dans la même cocotte : ${onion}. Hache et ajoute : ${garlic}.`,
      ({ tomatoes }) => `Ajoute les légumes et : ${tomatoes}. Laisse mijoter 20 minutes.`,
      ({ olives, herbs }) => `Pour finir, ajoute : ${olives}, ${herbs}. Bon chaud ou froid.`,
    ],
    rest: 'Froide avec du pain, ou en sauce pour des pâtes.',
  },
  'cabbage-stew': {
    title: 'Chou aux pommes de terre',
    slots: {
      cabbage: 'chou',
      potatoes: 'pommes de terre',
      meat: 'saucisse cuite ou lard',
      onion: 'oignon',
      apple: 'pomme',
      stock: 'bouillon',
      mustard: 'moutarde',
    },
    steps: [
      ({ meat }) =>
        `Coupe en rondelles et fais brunir dans une grande marmite : ${meat}. Jambon demi-sel et lard crus doivent cuire à cœur.`,
      ({ onion }) => `Émince et fais brunir dans l’huile, dans une grande marmite : ${onion}.`,
      ({ cabbage, apple, potatoes }) =>
        `Émince : ${cabbage}. Coupe en dés : ${apple}, ${potatoes}. Mélange le tout ; la choucroute s’égoutte, sans plus.`,
      ({ stock }) =>
        `Ajoute : ${stock} (les cubes, dans de l’eau chaude). Couvre et laisse cuire 25 minutes, jusqu’à ce que les pommes de terre soient tendres.`,
      ({ cabbage, mustard }) => `Assaisonne le tout (${cabbage}) avec sel, poivre et ${mustard}.`,
    ],
    rest: 'À poêler le lendemain, une fois, bien fumant.',
  },
  'pot-of-beans': {
    title: 'Marmite de haricots',
    slots: {
      beans: 'haricots secs',
      roots: 'carottes et céleri',
      onion: 'oignon',
      tomatoes: 'tomates',
      meat: 'lard ou chorizo',
      herbs: 'laurier ou sauge',
      garlic: 'ail',
    },
    steps: [
      ({ beans }) =>
        `La veille au soir, fais tremper les ${beans} dans beaucoup d’eau froide, 8 heures ou plus. Jette l’eau.`,
      () =>
        'Fais-les cuire à gros bouillons dans de l’eau fraîche 10 minutes : crus, les haricots rouges sont toxiques, et une mijoteuse seule n’y change rien. Égoutte-les.',
      ({ meat }) => `Fais revenir en petits morceaux, dans une grande marmite : ${meat}.`,
      ({ onion, garlic, herbs }) =>
        `Fais revenir en petits morceaux dans l’huile, dans une grande marmite : ${onion}, ${garlic}. Ajoute les haricots, de l’eau pour les couvrir, et : ${herbs}. Laisse mijoter 75 minutes, jusqu’à ce qu’ils soient tendres.`,
      ({ roots, tomatoes }) =>
        `Pour les 25 dernières minutes, ajoute en petits morceaux : ${roots}, ${tomatoes}. Sale à la fin.`,
    ],
    rest: 'Ils se congèlent bien dans leur jus ; à réchauffer une fois, bien fumant.',
  },
};
