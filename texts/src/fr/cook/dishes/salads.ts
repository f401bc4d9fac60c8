import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Salade composée',
    slots: {
      leaves: 'salade verte',
      vegetables: 'légumes',
      protein: 'œufs, fromage ou poisson',
      fruit: 'fruits',
      bread: 'pain',
      nuts: 'noix ou graines',
      lemon: 'citron ou vinaigre',
      oil: 'huile',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Lave et essore : ${leaves}. Coupe en tranches : ${vegetables} ; asperges, maïs et petits pois cuisent d’abord 3 minutes à l’eau, les haricots verts 8.`,
      ({ bread }) => `Fais dorer en dés, à la poêle, jusqu’à ce que ça croustille : ${bread}.`,
      ({ protein }) =>
        `Prépare : ${protein}. Les œufs cuisent 9 minutes à l’eau ; le lard se poêle jusqu’à ce qu’il croustille, halloumi et tofu jusqu’à ce qu’ils dorent ; ce qui vient d’une boîte s’égoutte.`,
      ({ lemon, oil }) => `Fais une vinaigrette avec : ${lemon}, ${oil}, sel et poivre.`,
      ({ leaves, fruit, nuts }) =>
        `Mélange à la vinaigrette : ${leaves}. Mets par-dessus tout le reste et : ${fruit} en tranches, ${nuts}.`,
    ],
    rest: 'N’assaisonne que ce qui sera mangé : une salade assaisonnée ne se garde pas.',
  },
  'potato-salad': {
    title: 'Salade de pommes de terre',
    slots: {
      potatoes: 'pommes de terre',
      crisp: 'légumes croquants',
      dressing: 'yaourt ou mayonnaise',
      eggs: 'œufs',
      fish: 'poisson fumé ou jambon',
      herbs: 'ciboulette ou aneth',
      mustard: 'moutarde',
    },
    steps: [
      ({ potatoes }) =>
        `Fais cuire entier ou en deux, à l’eau salée, 18 minutes, jusqu’à ce que ce soit tendre : ${potatoes}. Laisse refroidir 15 minutes, et coupe en rondelles.`,
      ({ eggs, crisp }) =>
        `Fais cuire 9 minutes à l’eau, refroidis et écale : ${eggs}. Coupe en petits morceaux : ${crisp} ; les petits pois cuisent 3 minutes à l’eau, les haricots verts 8.`,
      ({ dressing, mustard }) =>
        `Mélange avec du sel, du poivre et un trait de vinaigre : ${dressing}, ${mustard}.`,
      ({ fish }) => `Coupe en morceaux : ${fish} ; le lard se poêle jusqu’à ce qu’il croustille.`,
      ({ potatoes, herbs }) => `Mélange délicatement à tout le reste : ${potatoes}, ${herbs}.`,
    ],
    rest: 'Au frigo dans l’heure, pour deux jours ; pas pour un pique-nique au soleil.',
  },
  'bread-salad': {
    title: 'Salade de pain et de tomates',
    slots: {
      bread: 'pain sec',
      tomatoes: 'tomates',
      vegetables: 'concombre ou poivrons',
      cheese: 'mozzarella ou feta',
      herbs: 'basilic',
      olives: 'olives ou câpres',
      oil: 'huile',
    },
    steps: [
      ({ bread }) =>
        `Déchire en bouchées et fais griller à la poêle, avec un peu d’huile : ${bread}. S’il y a de la moisissure sur le pain, jette-le en entier.`,
      ({ tomatoes }) =>
        `Coupe en morceaux, sale et laisse 10 minutes, jusqu’à ce que le jus sorte : ${tomatoes}.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Mélange les deux avec une cuillère de vinaigre et : ${vegetables} en tranches, ${olives}, ${cheese}, ${herbs}, ${oil}.`,
      () => 'Laisse reposer 5 minutes avant de manger.',
    ],
    rest: 'Plus tendre le lendemain, et encore bonne.',
  },
  slaw: {
    title: 'Coleslaw',
    slots: {
      cabbage: 'chou',
      roots: 'carottes et pommes',
      dressing: 'yaourt ou mayonnaise',
      nuts: 'noix ou raisins secs',
      lemon: 'citron ou vinaigre',
      protein: 'poulet, haricots ou fromage',
    },
    steps: [
      ({ cabbage }) =>
        `Émince le plus finement possible : ${cabbage}. Malaxe avec une cuillère à café de sel jusqu’à ce que ça ramollisse.`,
      ({ roots }) => `Râpe grossièrement, ou coupe en fines lanières : ${roots}.`,
      ({ dressing, lemon }) =>
        `Mélange avec du poivre et une pincée de sucre : ${dressing}, un peu de ${lemon}. Ajoute cette sauce aux légumes.`,
      ({ protein, nuts }) =>
        `Mets par-dessus : ${protein}, ${nuts}. Le halloumi se poêle, les haricots s’égouttent.`,
    ],
    rest: 'Se garde deux jours, à couvert et au froid.',
  },
  'summer-rolls-bowl': {
    title: 'Nouilles froides aux herbes',
    slots: {
      noodles: 'nouilles de riz',
      vegetables: 'légumes crus',
      protein: 'tofu, crevettes ou poulet',
      herbs: 'menthe ou coriandre',
      peanut: 'beurre de cacahuète',
      lime: 'citron vert',
      soy: 'sauce soja',
    },
    steps: [
      ({ noodles }) => `Fais cuire comme dit le paquet, et rince à l’eau froide : ${noodles}.`,
      ({ vegetables }) =>
        `Coupe en fines lanières : ${vegetables} ; les germes de soja passent une minute à l’eau bouillante.`,
      ({ protein }) =>
        `Fais dorer à la poêle : ${protein}. Les crevettes crues, jusqu’à ce qu’elles soient roses et cuites à cœur ; les œufs, battus en fine omelette, jusqu’à ce qu’ils soient pris. Le crabe cru cuit 12 minutes à l’eau. Ce qui est déjà cuit, il suffit de le couper.`,
      ({ soy, lime, peanut }) =>
        `Mélange en sauce, avec un peu de sucre : ${soy}, ${lime} (le jus), ${peanut}.`,
      ({ herbs }) => `Mélange le tout avec, en quantité : ${herbs}.`,
    ],
    rest: 'À emporter le lendemain, au froid.',
  },
};
