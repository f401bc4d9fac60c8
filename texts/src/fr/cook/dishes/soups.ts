import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Soupe du frigo',
    slots: {
      vegetables: 'légumes',
      onion: 'oignon',
      potato: 'pomme de terre',
      stock: 'bouillon',
      cream: 'crème ou yaourt',
      herbs: 'herbes',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Hache : ${onion}. Coupe en morceaux de 2 cm : ${vegetables}, ${potato} ; garde les feuilles à part. Le manioc se pèle et cuit d’abord à l’eau jusqu’à être tendre, 25 minutes, et son eau se jette.`,
      ({ onion, vegetables }) =>
        `Fais suer dans l’huile : ${onion}. Ajoute pour 5 minutes, sans les feuilles : ${vegetables}.`,
      ({ stock }) =>
        `Ajoute : ${stock} (les cubes, dans de l’eau chaude). Laisse mijoter 18 minutes, jusqu’à ce que tout soit tendre ; les feuilles, seulement les 3 dernières.`,
      () => 'Mixe, ou laisse comme ça. Sale et poivre.',
      ({ cream, herbs }) => `Pour finir, ajoute : ${cream}. Par-dessus : ${herbs}.`,
    ],
    rest: 'À congeler en portions, ou à faire rebouillir une fois dans les trois jours.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'légumes',
      tomatoes: 'tomates',
      pulses: 'haricots',
      onion: 'oignon',
      pasta: 'petites pâtes',
      bacon: 'lard',
      cheese: 'fromage à râper',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) =>
        `Fais revenir en petits morceaux, dans une grande marmite : ${bacon}. Le lard cru doit cuire à cœur.`,
      ({ onion }) => `Hache : ${onion}. Fais revenir 5 minutes dans l’huile, dans une grande marmite.`,
      ({ vegetables }) =>
        `Coupe en dés : ${vegetables}. Fais revenir ce qui est dur 5 minutes avec le reste.`,
      ({ tomatoes, stock, pulses }) =>
        `Ajoute : ${tomatoes}, ${stock} (les cubes, dans de l’eau chaude), ${pulses}. Les légumes secs sont en boîte ou déjà bien cuits, et égouttés. Laisse mijoter 20 minutes.`,
      ({ pasta }) =>
        `Ajoute : ${pasta}. Laisse cuire jusqu’à ce que ce soit prêt ; ce qui est déjà cuit doit juste être fumant.`,
      () => 'Ajoute les légumes tendres pour les 3 dernières minutes, et assaisonne.',
      ({ cheese }) => `Râpe par-dessus : ${cheese}.`,
    ],
    rest: 'Meilleur le lendemain, rebouilli une fois ; les pâtes boivent le bouillon, alors ajoute de l’eau.',
  },
  'lentil-soup': {
    title: 'Soupe de lentilles',
    slots: {
      lentils: 'lentilles',
      roots: 'carottes ou autres racines',
      onion: 'oignon',
      sausage: 'saucisse cuite ou lard',
      tomatoes: 'tomates',
      lemon: 'citron ou vinaigre',
      stock: 'bouillon',
    },
    steps: [
      ({ onion, roots }) =>
        `Hache : ${onion}. Coupe en dés : ${roots}. Fais revenir le tout 5 minutes dans l’huile.`,
      ({ lentils, stock, tomatoes }) =>
        `Rince les ${lentils}. Ajoute-les avec : ${stock} (les cubes, dans de l’eau chaude), ${tomatoes}.`,
      () =>
        'Laisse mijoter 25 minutes, jusqu’à ce qu’elles soient tendres ; 15 suffisent aux lentilles corail, il en faut jusqu’à 40 aux grosses brunes, jusqu’à 60 aux pois cassés.',
      ({ sausage }) =>
        `Coupe en rondelles et laisse cuire dans la soupe les 10 dernières minutes : ${sausage}. Lard et jambon demi-sel crus, en petits morceaux, les 20 dernières.`,
      ({ lentils, lemon }) => `Assaisonne les ${lentils} avec sel, poivre et un peu de ${lemon}.`,
    ],
    rest: 'Se congèle bien ; à faire rebouillir une fois.',
  },
  'roast-tomato-soup': {
    title: 'Soupe de tomates rôties',
    slots: {
      tomatoes: 'tomates',
      peppers: 'poivrons',
      onion: 'oignon',
      bread: 'pain',
      stock: 'bouillon',
      cream: 'crème',
      basil: 'basilic',
      garlic: 'ail',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Coupe en deux : ${tomatoes}. Coupe en quatre : ${onion}, ${peppers}. Mets tout sur une plaque avec de l’huile, du sel et : ${garlic}.`,
      () => 'Fais rôtir 30 minutes, jusqu’à ce que les bords soient bruns.',
      ({ stock }) =>
        `Mets tout dans une casserole avec : ${stock} (les cubes, dans de l’eau chaude). Porte à ébullition et mixe.`,
      ({ bread }) => `Fais griller dans le four encore chaud : ${bread}.`,
      ({ cream, basil }) => `Sers avec : ${cream}, ${basil}.`,
    ],
    rest: 'C’est aussi une sauce pour les pâtes.',
  },
  'chicken-soup': {
    title: 'Soupe de poulet',
    slots: {
      chicken: 'poulet en morceaux',
      roots: 'carottes et autres racines',
      onion: 'oignon',
      noodles: 'nouilles',
      herbs: 'herbes fraîches',
      peas: 'petits pois',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Mets dans une marmite, avec 1,5 litre d’eau froide et 2 cuillères à café de sel : ${chicken}, ${onion} en deux, ${roots} en rondelles. Porte à ébullition. Lave-toi les mains et lave la planche après la viande crue.`,
      () =>
        'Laisse mijoter 30 minutes, jusqu’à ce que la viande se détache de l’os et soit cuite à cœur (75 °C à l’intérieur). Une volaille entière en demande 60 ou plus.',
      ({ chicken }) => `Sors de la marmite : ${chicken}. Effiloche la viande, sans peau ni os.`,
      ({ noodles, peas }) =>
        `Fais cuire dans la soupe, comme dit le paquet : ${noodles}. Pour les 3 dernières minutes : ${peas}.`,
      ({ chicken, herbs }) =>
        `Remets dans la soupe : ${chicken}. Laisse bouillir un instant, et ajoute : ${herbs}.`,
    ],
    rest: 'À refroidir dans un plat large, au frigo dans les deux heures ; à faire rebouillir une fois, ou à congeler.',
  },
  'fish-chowder': {
    title: 'Soupe de poisson au lait',
    slots: {
      fish: 'poisson',
      potatoes: 'pommes de terre',
      milk: 'lait',
      leek: 'poireau',
      corn: 'maïs ou petits pois',
      bacon: 'lard',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) =>
        `Fais revenir en lanières, dans une grande marmite, jusqu’à ce que ce soit cuit à cœur : ${bacon}.`,
      ({ leek, potatoes }) =>
        `Fais fondre en rondelles, dans une grande marmite, avec un peu de beurre ou d’huile : ${leek}. Coupe en dés de 1 cm : ${potatoes}.`,
      ({ potatoes, stock }) =>
        `Ajoute : ${potatoes}, ${stock} (les cubes, dans de l’eau chaude). Laisse mijoter 12 minutes, jusqu’à ce que ce soit tendre.`,
      ({ milk, corn }) => `Ajoute : ${milk}, ${corn}. Chauffe, et arrête juste avant l’ébullition.`,
      ({ fish }) =>
        `Coupe en morceaux et fais cuire dans la soupe 5 minutes, jusqu’à ce que la chair soit opaque et s’effeuille : ${fish}. Les crevettes, jusqu’à ce qu’elles soient roses ; noix de saint-jacques et calamars, jusqu’à ce que la chair soit blanche à cœur.`,
    ],
    rest: 'Le poisson se garde deux jours au plus ; à réchauffer une fois, doucement, jusqu’à ce que la soupe fume.',
  },
  'cold-cucumber-soup': {
    title: 'Soupe froide de concombre',
    slots: {
      cucumber: 'concombre',
      yoghurt: 'yaourt',
      extra: 'radis ou avocat',
      herbs: 'aneth ou menthe',
      lemon: 'citron',
      garlic: 'ail',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Râpe ou mixe : ${cucumber}, ${garlic} (un peu). Coupe en petits morceaux : ${extra} ; les petits pois cuisent d’abord 3 minutes à l’eau.`,
      ({ yoghurt, lemon, herbs }) =>
        `Ajoute : ${yoghurt}, ${lemon} (le jus), ${herbs}, du sel, et de l’eau froide jusqu’à ce que ça coule.`,
      () => 'Laisse au frigo jusqu’au repas.',
    ],
    rest: 'Pour le lendemain, froide.',
  },
  'stock-of-trimmings': {
    title: 'Bouillon de légumes et d’épluchures',
    slots: {
      trimmings: 'légumes et épluchures',
      herbs: 'tiges d’herbes',
      bones: 'os ou ailes de poulet',
    },
    steps: [
      ({ trimmings }) =>
        `Lave et coupe grossièrement : ${trimmings}. Les bouts, les épluchures et les feuilles extérieures aussi, mais rien de pourri ni de moisi.`,
      ({ trimmings, bones, herbs }) =>
        `Mets dans une marmite, avec quelques grains de poivre et 2 litres d’eau froide : ${trimmings}, ${bones}, ${herbs}.`,
      () => 'Laisse frémir 60 minutes ; la volaille crue doit être cuite à cœur.',
      () =>
        'Filtre et sale. Refroidis la marmite dans de l’eau froide, et mets-la au frigo dans les deux heures.',
    ],
    rest: 'Trois jours au frigo, ou en glaçons au congélateur ; à faire bouillir avant usage.',
  },
};
