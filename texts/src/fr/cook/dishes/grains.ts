import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Riz sauté',
    slots: {
      rice: 'riz cuit froid',
      vegetables: 'légumes',
      eggs: 'œufs',
      protein: 'tofu ou reste de viande',
      soy: 'sauce soja',
      ginger: 'gingembre',
      garlic: 'ail',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Coupe en petits morceaux : ${vegetables}, ${protein}. Hache : ${garlic}, ${ginger}. Ensuite, tout va vite.`,
      ({ vegetables, protein }) =>
        `Fais chauffer de l’huile dans une grande poêle. Fais sauter à feu vif 4 minutes, le plus dur d’abord : ${vegetables}. Ajoute l’ail, le gingembre et : ${protein}.`,
      ({ rice }) =>
        `Ajoute : ${rice}. Défais les amas et fais sauter jusqu’à ce que chaque grain soit fumant, 4 minutes. N’utilise que du riz refroidi dans l’heure et resté au frigo un jour au plus.`,
      ({ soy }) => `Ajoute : ${soy}.`,
      ({ eggs }) =>
        `Pousse le riz de côté, et brouille dans la moitié libre de la poêle, jusqu’à ce que ce soit pris : ${eggs}. Mélange.`,
    ],
    rest: 'Le riz ne se réchauffe qu’une fois : mange tout maintenant.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'riz à risotto',
      vegetables: 'légumes',
      onion: 'oignon',
      stock: 'bouillon',
      wine: 'vin blanc',
      cheese: 'fromage à râper',
      butter: 'beurre',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Fais chauffer : ${stock} (les cubes, dans de l’eau chaude). Hache : ${onion}. Coupe en petits morceaux : ${vegetables}.`,
      ({ onion, rice, wine }) =>
        `Fais suer dans l’huile : ${onion}. Ajoute et remue jusqu’à ce que ce soit chaud : ${rice}. Verse, et laisse s’évaporer : ${wine}.`,
      ({ vegetables }) =>
        `Ajoute du bouillon chaud louche par louche et remue pendant 18 minutes, toujours quand la louche d’avant est absorbée ; l’orge perlé en demande 35. Ajoute ce qui est dur au début, ce qui est tendre pour les 5 dernières minutes : ${vegetables}.`,
      ({ butter, cheese }) => `Hors du feu, ajoute : ${butter}, ${cheese}. Ça doit couler lentement.`,
    ],
    rest: 'Étale-le pour qu’il refroidisse dans l’heure ; le lendemain, poêle-le une fois, en galettes, jusqu’à ce qu’elles soient fumantes.',
  },
  'vegetable-pilaf': {
    title: 'Riz pilaf aux légumes',
    slots: {
      rice: 'riz',
      vegetables: 'légumes',
      pulses: 'haricots ou pois chiches',
      onion: 'oignon',
      spice: 'cumin ou curry en poudre',
      stock: 'bouillon',
      nuts: 'noix ou raisins secs',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Émince : ${onion}. Coupe en petits morceaux : ${vegetables}. Fais revenir le tout 6 minutes dans l’huile.`,
      ({ rice, spice, pulses }) =>
        `Rince le ${rice}. Ajoute-le avec : ${spice}. Ajoute aussi, sans le jus : ${pulses}.`,
      ({ stock }) =>
        `Ajoute : ${stock} (les cubes, dans de l’eau chaude). Porte à ébullition, couvre, et laisse cuire à feu très doux 12 minutes ; le riz complet 30, avec une tasse d’eau de plus.`,
      ({ rice, nuts }) =>
        `Laisse le ${rice} couvert, hors du feu, 10 minutes. Égrène-le ensuite à la fourchette, avec : ${nuts}.`,
    ],
    rest: 'Étale-le pour qu’il refroidisse dans l’heure, et mange-le le lendemain, fumant, réchauffé une seule fois.',
  },
  'chicken-and-rice': {
    title: 'Poulet au riz en cocotte',
    slots: {
      chicken: 'poulet en morceaux',
      rice: 'riz',
      vegetables: 'légumes',
      onion: 'oignon',
      stock: 'bouillon',
      lemon: 'citron',
      paprika: 'paprika',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Coupe une volaille entière en morceaux ; congelée, elle décongèle d’abord au frigo. Sale : ${chicken}. Frotte avec : ${paprika}. Fais dorer de tous les côtés dans l’huile, dans une grande cocotte. Sors la viande. Lave-toi les mains, et lave couteau et planche après la viande crue.`,
      ({ onion, vegetables, rice }) =>
        `Fais revenir 5 minutes dans la même cocotte, en petits morceaux : ${onion}, ${vegetables}. Ajoute le ${rice} et remue.`,
      ({ stock, chicken }) =>
        `Verse : ${stock} (les cubes, dans de l’eau chaude). Pose par-dessus : ${chicken}. Couvre et laisse mijoter doucement 20 minutes ; avec du riz complet 35, et une tasse d’eau de plus.`,
      () =>
        'Laisse couvert, hors du feu, 10 minutes. La viande est cuite à cœur quand son jus est clair (75 °C au plus épais) ; sinon, elle retourne sur le feu.',
      ({ lemon }) => `Presse par-dessus : ${lemon}.`,
    ],
    rest: 'À refroidir dans l’heure, et à réchauffer une fois, bien fumant.',
  },
  'grain-salad': {
    title: 'Salade de céréales',
    slots: {
      grain: 'couscous, boulgour ou quinoa',
      vegetables: 'légumes',
      cheese: 'fromage à émietter',
      pulses: 'haricots ou pois chiches',
      herbs: 'herbes fraîches',
      lemon: 'citron',
      fruit: 'fruits ou olives',
      oil: 'huile',
    },
    steps: [
      ({ grain }) =>
        `Fais cuire comme dit le paquet : ${grain}. Étale sur une assiette pour que ça refroidisse. Ce qui est déjà cuit, il suffit de l’égrener.`,
      ({ vegetables }) =>
        `Coupe en petits morceaux : ${vegetables}. Brocoli, asperges, petits pois, maïs et autres cuisent d’abord 3 minutes à l’eau, les haricots verts 8.`,
      ({ lemon, oil }) => `Fais une sauce avec : ${lemon}, ${oil}, sel et poivre.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Mélange aux légumes et à la sauce : ${grain}, ${pulses}, ${fruit}, ${herbs}. Ce qui vient d’une boîte s’égoutte avant. Émiette par-dessus : ${cheese}.`,
    ],
    rest: 'Un déjeuner pour le lendemain ; n’assaisonne les feuilles qu’au moment de manger.',
  },
  'stuffed-vegetables': {
    title: 'Légumes farcis',
    slots: {
      shells: 'poivrons ou autres légumes à farcir',
      rice: 'riz ou céréales cuits',
      filling: 'viande hachée, haricots ou champignons',
      tomatoes: 'tomates',
      cheese: 'fromage',
      onion: 'oignon',
    },
    steps: [
      ({ shells }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Coupe en deux et creuse : ${shells}. Hache ce que tu en retires. Une courge cuit d’abord seule au four, 25 minutes ; des feuilles de chou, à l’eau jusqu’à ce qu’elles plient.`,
      ({ shells, onion, filling }) =>
        `Fais revenir 8 minutes ce que tu as retiré (${shells}), avec, en petits morceaux ou sans le jus : ${onion}, ${filling}. La viande hachée doit être brune et cuite à cœur.`,
      ({ rice, cheese }) =>
        `Mélange avec : ${rice}. Ajoute, en gardant la moitié pour la fin : ${cheese}. Assaisonne bien, et remplis les moitiés ou roule le tout dans les feuilles. N’utilise que du riz refroidi dans l’heure et resté au frigo un jour au plus.`,
      ({ tomatoes, cheese }) =>
        `Mets dans un plat, en morceaux : ${tomatoes}. Pose dessus les légumes farcis, puis ce que tu as gardé : ${cheese}. Enfourne 35 minutes, jusqu’à ce que tout soit tendre et fumant à l’intérieur.`,
    ],
    rest: 'Le riz a été gardé et réchauffé une fois : mange tout maintenant.',
  },
  'rice-porridge': {
    title: 'Porridge de riz au gingembre',
    slots: {
      rice: 'riz cuit',
      stock: 'bouillon',
      ginger: 'gingembre',
      topping: 'garniture',
      soy: 'sauce soja',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Fais cuire 15 minutes en remuant, jusqu’à ce que ce soit épais et crémeux : ${rice}, ${ginger} en lamelles, ${stock} (les cubes, dans de l’eau chaude). N’utilise que du riz refroidi dans l’heure et resté au frigo un jour au plus.`,
      ({ topping }) =>
        `Ajoute en petits morceaux, pour les 4 dernières minutes, jusqu’à ce que ce soit tendre et chaud à cœur : ${topping}.`,
      ({ soy }) => `Assaisonne avec : ${soy}.`,
    ],
    rest: 'Le riz a été gardé et réchauffé une fois : mange tout maintenant.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta aux légumes poêlés',
    slots: {
      polenta: 'polenta',
      vegetables: 'légumes',
      cheese: 'fromage',
      stock: 'bouillon',
      garlic: 'ail',
      herbs: 'herbes',
    },
    steps: [
      ({ stock, polenta }) =>
        `Porte à ébullition : ${stock} (les cubes, dans de l’eau chaude). Verse en pluie, en fouettant : ${polenta}.`,
      () =>
        'Laisse cuire à feu très doux 25 minutes, en remuant de temps en temps ; polenta rapide et semoule, comme dit le paquet.',
      ({ vegetables, garlic, herbs }) =>
        `Pendant ce temps, fais revenir en morceaux dans l’huile, jusqu’à ce que ce soit tendre : ${vegetables}. Pour les dernières minutes, ajoute : ${garlic}, ${herbs}.`,
      ({ cheese, vegetables }) => `Mélange à la polenta : ${cheese}. À manger avec : ${vegetables}.`,
    ],
    rest: 'Froide, elle prend : coupe-la en tranches et poêle-les.',
  },
  'rice-bowl': {
    title: 'Bol de riz',
    slots: {
      rice: 'riz',
      protein: 'tofu ou poisson',
      vegetables: 'légumes',
      soy: 'sauce soja',
      lime: 'citron vert',
      seeds: 'graines de sésame',
    },
    steps: [
      ({ rice }) =>
        `Fais cuire à couvert 12 minutes, dans deux fois son volume d’eau salée : ${rice}. Riz complet et autres céréales, comme dit le paquet.`,
      ({ protein }) =>
        `Pendant ce temps, coupe en morceaux et fais dorer dans un peu d’huile : ${protein}. Le poisson cru, jusqu’à ce qu’il s’effeuille à cœur. Ce qui est fumé, en boîte ou cuit reste tel quel.`,
      ({ vegetables }) => `Coupe en fines lamelles : ${vegetables} ; l’edamame cuit 4 minutes à l’eau.`,
      ({ soy, lime, seeds }) => `Mets tout sur le riz, avec : ${soy}, ${lime}, ${seeds}.`,
    ],
    rest: 'Garde le riz à part, refroidi dans l’heure, et mange-le le lendemain, froid ou fumant.',
  },
};
