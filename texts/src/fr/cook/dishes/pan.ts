import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Wok de légumes',
    slots: {
      vegetables: 'légumes',
      protein: 'tofu, viande ou crevettes',
      soy: 'sauce soja',
      ginger: 'gingembre',
      garlic: 'ail',
      chilli: 'piment',
      lime: 'citron vert',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Coupe en fines lanières : ${vegetables}, ${protein} ; la viande crue, décongelée à cœur, et le poisson, sur une planche à part. Hache : ${ginger}, ${garlic}, ${chilli}. Les pousses de bambou fraîches cuisent d’abord 20 minutes à l’eau. Lance maintenant du riz ou des nouilles, si tu en veux avec.`,
      ({ protein }) =>
        `Fais chauffer de l’huile dans une grande poêle jusqu’à ce qu’elle miroite. Fais sauter 4 minutes, jusqu’à ce que ce soit doré et cuit à cœur : ${protein}. Volaille et porc crus, jusqu’à ce qu’il n’y ait plus rien de rose ; les crevettes, jusqu’à ce qu’elles soient roses ; les calamars, blancs. Sors le tout.`,
      ({ vegetables }) =>
        `Fais sauter 4 minutes, le plus dur d’abord : ${vegetables}. Ça doit rester croquant.`,
      ({ soy, lime }) =>
        `Ajoute pour une minute gingembre, ail et piment, puis ce que tu as sorti, un trait d’eau et : ${soy}. Assaisonne avec : ${lime}.`,
    ],
    rest: 'À réchauffer une fois dans une poêle très chaude, bien fumant.',
  },
  fritters: {
    title: 'Galettes de légumes',
    slots: {
      vegetables: 'légumes à râper',
      eggs: 'œufs',
      flour: 'farine',
      cheese: 'fromage',
      herbs: 'herbes',
      dip: 'yaourt ou autre sauce',
    },
    steps: [
      ({ vegetables }) =>
        `Râpe ou hache finement : ${vegetables}. Sale, attends 5 minutes, et presse avec les mains pour faire sortir l’eau. Ce qui est déjà cuit, il suffit de l’écraser.`,
      ({ eggs, flour, cheese, herbs }) => `Mélange avec : ${eggs}, ${flour}, ${cheese}, ${herbs}.`,
      () =>
        'Fais cuire par cuillerées dans l’huile très chaude, en les aplatissant, 4 minutes de chaque côté, jusqu’à ce qu’elles soient dorées et prises à l’intérieur.',
      ({ dip }) => `À manger avec : ${dip}.`,
    ],
    rest: 'Bonnes froides, dans du pain.',
  },
  hash: {
    title: 'Poêlée de pommes de terre',
    slots: {
      potatoes: 'pommes de terre',
      meat: 'reste de viande, lard ou tofu',
      onion: 'oignon',
      vegetables: 'légumes',
      eggs: 'œufs',
      pickle: 'cornichons',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Coupe en dés, de 1 cm si c’est cru : ${potatoes}. Coupe aussi en dés : ${onion}, ${meat}, ${vegetables}.`,
      ({ potatoes }) =>
        `Fais revenir dans l’huile, dans une grande poêle, en retournant de temps en temps : ${potatoes}. Il faut 15 minutes si c’est cru, la moitié si c’est cuit.`,
      ({ meat, vegetables }) =>
        `Ajoute l’oignon et : ${vegetables}, ${meat}. Fais revenir jusqu’à ce que tout soit doré et chaud à cœur ; lard cru, jambon demi-sel et poisson fumé, jusqu’à ce qu’ils soient cuits à cœur.`,
      ({ eggs, pickle }) =>
        `Casse dessus : ${eggs}. Couvre jusqu’à ce que les blancs soient fermes ; pour les jeunes enfants, pendant une grossesse, à un grand âge ou en cas de maladie, les jaunes aussi. Sers avec : ${pickle}.`,
    ],
    rest: 'Un reste de viande réchauffé ne se garde plus : mange tout maintenant.',
  },
  'pan-fried-fish': {
    title: 'Poisson poêlé aux légumes verts',
    slots: {
      fish: 'filets de poisson',
      potatoes: 'pommes de terre',
      vegetables: 'légumes verts',
      butter: 'beurre',
      lemon: 'citron',
      herbs: 'persil ou aneth',
    },
    steps: [
      ({ potatoes }) =>
        `Fais cuire en morceaux, à l’eau salée, 15 minutes, jusqu’à ce que ce soit tendre : ${potatoes}.`,
      ({ vegetables }) =>
        `Coupe, et fais cuire à la vapeur ou à la poêle 4 à 6 minutes, jusqu’à ce que ce soit juste tendre : ${vegetables} ; les haricots verts, 8.`,
      ({ fish }) =>
        `Congelé, le poisson décongèle d’abord. Sèche et sale : ${fish}. Fais cuire dans l’huile, côté peau, 4 minutes ; retourne, et laisse 2 de plus, jusqu’à ce que la chair soit opaque et s’effeuille ; il faut plus longtemps pour les morceaux épais et les poissons entiers.`,
      ({ butter, lemon, herbs }) =>
        `Fais chauffer dans la poêle : ${butter}, ${lemon}, ${herbs}. Verse sur le poisson.`,
    ],
    rest: 'Le poisson se garde deux jours ; fais-en des galettes.',
  },
  fishcakes: {
    title: 'Galettes de poisson',
    slots: {
      fish: 'poisson cuit, fumé ou en boîte',
      potatoes: 'purée ou pommes de terre',
      eggs: 'œuf',
      crumbs: 'chapelure',
      herbs: 'herbes ou oignon nouveau',
      salad: 'salade',
      lemon: 'citron',
    },
    steps: [
      ({ potatoes }) =>
        `Prépare : ${potatoes}. Crues, elles cuisent en morceaux 15 minutes à l’eau, s’écrasent avec du sel et refroidissent un peu ; une purée déjà prête peut s’utiliser froide.`,
      ({ fish, eggs, herbs }) =>
        `Haddock, kippers et crabe cru cuisent d’abord. Émiette : ${fish}. Mélange à la purée avec : ${eggs}, ${herbs}. Forme 8 galettes plates.`,
      ({ crumbs }) =>
        `Passe les galettes dans la panure, écrasée ou râpée : ${crumbs}. Fais-les dorer dans l’huile 4 minutes de chaque côté, jusqu’à ce que le milieu soit fumant.`,
      ({ salad, lemon }) => `À manger avec : ${salad}, ${lemon}.`,
    ],
    rest: 'À manger froides le lendemain ; un reste de poisson ne se réchauffe pas deux fois.',
  },
  'seafood-in-garlic': {
    title: 'Fruits de mer à l’ail et aux tomates',
    slots: {
      seafood: 'crevettes ou autres fruits de mer',
      tomatoes: 'tomates ou fenouil',
      garlic: 'ail',
      wine: 'vin blanc',
      bread: 'pain ou pâtes',
      herbs: 'persil',
      chilli: 'piment',
    },
    steps: [
      ({ seafood }) =>
        `Nettoie : ${seafood}. Jette les moules et les palourdes ouvertes qui ne se referment pas quand on tape dessus. Crabe et homard crus cuisent d’abord 12 minutes à l’eau, le poulpe 45. Si tu as pris des pâtes et pas du pain, lance-les maintenant.`,
      ({ garlic, chilli, tomatoes }) =>
        `Fais chauffer dans l’huile : ${garlic} en lamelles (beaucoup), ${chilli}. Ajoute en petits morceaux : ${tomatoes}. Laisse cuire 5 minutes.`,
      ({ wine, seafood }) =>
        `Verse, et laisse bouillir : ${wine}. Fais-y cuire 3 à 6 minutes : ${seafood}. Les crevettes crues, jusqu’à ce qu’elles soient roses ; calamars et noix de saint-jacques, jusqu’à ce que la chair soit blanche à cœur ; les coquillages, jusqu’à ce qu’ils s’ouvrent. Jette ceux qui restent fermés. Ce qui est déjà cuit doit juste chauffer.`,
      ({ herbs, bread }) => `Parsème : ${herbs}. À manger avec : ${bread}.`,
    ],
    rest: 'À finir de préférence ; au frigo sans attendre, et jusqu’à demain au plus.',
  },
  'meat-with-pan-sauce': {
    title: 'Viande poêlée et sa sauce',
    slots: {
      meat: 'côtelettes, steaks ou foie',
      vegetables: 'légumes',
      onion: 'oignon ou échalotes',
      cream: 'crème',
      potatoes: 'pommes de terre',
      mustard: 'moutarde',
      wine: 'vin',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Fais cuire en morceaux, à l’eau, 15 minutes, jusqu’à ce que ce soit tendre : ${potatoes}. Coupe : ${vegetables}. Champignons, tomates, courgettes et feuilles se poêlent ; les autres cuisent à l’eau les 5 dernières minutes, les haricots verts 8.`,
      ({ meat }) =>
        `Congelée, la viande décongèle d’abord au frigo. Coupe un rôti en tranches de 2 cm. Sèche et sale : ${meat}. Fais cuire dans l’huile très chaude : les steaks 3 minutes par face, côtelettes et foie 4, les blancs de volaille 7. Volaille, porc et abats cuisent à cœur, sans plus rien de rose (75 °C ; le jambon demi-sel reste rose). Lave la planche et tes mains après la viande crue.`,
      ({ onion, wine }) =>
        `Laisse reposer la viande sous un couvercle, sur une assiette propre. Fais suer en lamelles, dans la même poêle : ${onion}. Porte à ébullition avec : ${wine}, ou un peu d’eau.`,
      ({ meat, cream, mustard }) =>
        `Ajoute : ${cream}, ${mustard}. Assaisonne, et verse cette sauce sur : ${meat}.`,
    ],
    rest: 'La viande froide, en tranches, dans du pain ou une poêlée.',
  },
  patties: {
    title: 'Burgers',
    slots: {
      mince: 'viande hachée',
      bread: 'pains à burger',
      salad: 'salade',
      onion: 'oignon',
      cheese: 'fromage',
      pickle: 'cornichons, ketchup ou moutarde',
    },
    steps: [
      ({ mince }) =>
        `Sale, poivre et forme en 4 steaks plats, un peu plus larges que le pain : ${mince}. Ce qui est déjà formé reste tel quel. Lave-toi les mains et lave la planche après la viande crue.`,
      ({ onion }) =>
        `Coupe en rondelles, fais suer dans la poêle jusqu’à ce que ce soit tendre, et sors : ${onion}.`,
      () =>
        'Fais cuire les steaks dans l’huile très chaude environ 4 minutes de chaque côté, plus s’ils sont épais, jusqu’à ce qu’ils soient cuits à cœur, sans rien de rose à l’intérieur (75 °C).',
      ({ cheese }) => `Pose dessus, pendant qu’ils sont chauds dans la poêle : ${cheese}.`,
      ({ bread, salad, pickle }) =>
        `Fais griller : ${bread}. Garnis avec les steaks et : ${salad}, ${pickle}.`,
    ],
    rest: 'Crus, les steaks se congèlent le jour même, sauf si la viande a déjà été congelée ; cuits, ils se gardent deux jours.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillas',
      cheese: 'fromage qui fond',
      filling: 'garniture',
      dip: 'crème fraîche, salsa ou avocat',
    },
    steps: [
      ({ filling }) =>
        `Égoutte ce qui vient d’une boîte. Coupe en petits morceaux et fais revenir jusqu’à ce que ce soit tendre, sec et chaud à cœur : ${filling}. L’avocat reste cru.`,
      ({ tortillas, cheese }) =>
        `Sur une moitié de chaque galette (${tortillas}), étale la garniture et : ${cheese}. Replie l’autre moitié par-dessus.`,
      () => 'Fais dorer dans une poêle sèche 2 à 3 minutes de chaque côté, jusqu’à ce que le fromage coule.',
      ({ dip }) => `Coupe en parts. À manger avec : ${dip}.`,
    ],
    rest: 'À réchauffer une fois dans une poêle sèche, bien fumantes ; avec des restes dedans, mange-les froides.',
  },
  'bean-burgers': {
    title: 'Burgers de haricots',
    slots: {
      pulses: 'haricots',
      crumbs: 'chapelure ou flocons d’avoine',
      vegetables: 'légumes',
      spice: 'cumin ou paprika',
      bread: 'pains à burger',
      salad: 'salade',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Râpe ou hache finement : ${vegetables}. Fais revenir jusqu’à ce que ce soit sec, avec : ${spice}.`,
      ({ pulses, crumbs }) =>
        `Égoutte et écrase : ${pulses}. Les légumes secs sont en boîte ou déjà bien cuits. Pétris avec les légumes, du sel et : ${crumbs}. Laisse reposer 5 minutes, et forme des galettes plates.`,
      () =>
        'Fais-les cuire dans l’huile 5 minutes de chaque côté, jusqu’à ce qu’elles soient dorées et chaudes à cœur. Retourne-les doucement.',
      ({ bread, salad }) => `À manger avec : ${bread}, ${salad}.`,
    ],
    rest: 'Froides, à emporter.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortillas ou pain plat',
      filling: 'falafels, œufs ou reste de viande',
      salad: 'salade',
      sauce: 'yaourt ou autre sauce',
      herbs: 'herbes',
    },
    steps: [
      ({ filling }) =>
        `Réchauffe jusqu’à ce que ce soit fumant, ou prends tel quel, froid : ${filling}. Les œufs cuisent 9 minutes à l’eau ; tofu, tempeh et halloumi se poêlent ; le pané et le congelé cuisent comme dit le paquet.`,
      ({ salad }) => `Coupe en lanières : ${salad}.`,
      ({ bread, sauce, herbs }) =>
        `Fais chauffer dans une poêle sèche : ${bread}. Étale dessus : ${sauce}. Garnis, ajoute : ${herbs}, et roule.`,
    ],
    rest: 'Garnis, ils sont pour le jour même.',
  },
};
