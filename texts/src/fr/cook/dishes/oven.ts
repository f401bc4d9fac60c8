import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Poulet rôti aux légumes',
    slots: {
      chicken: 'cuisses de poulet ou autre volaille en morceaux',
      vegetables: 'légumes à rôtir',
      lemon: 'citron',
      herbs: 'thym ou romarin',
      garlic: 'ail',
      oil: 'huile',
    },
    steps: [
      ({ vegetables }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Coupe, le dur en morceaux de 2 cm, le tendre en plus gros : ${vegetables}. Découpe une volaille entière ; congelée, la viande décongèle d’abord au frigo. Lave-toi ensuite les mains, et lave couteau et planche.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Mélange les légumes sur une plaque avec du sel et : ${oil}, ${garlic} (en gousses entières), ${herbs}, ${lemon} en rondelles. Pose dessus, peau vers le haut : ${chicken}.`,
      () => 'Fais rôtir 40 minutes, et retourne les légumes une fois.',
      () =>
        'La viande est cuite à cœur quand son jus est clair près de l’os : 75 °C au plus épais. Les gros morceaux demandent 10 à 20 minutes de plus.',
    ],
    rest: 'Détache la viande des os et mets-la au frigo dans les deux heures ; pour des salades, une soupe ou du riz sauté.',
  },
  'vegetable-traybake': {
    title: 'Légumes rôtis',
    slots: {
      vegetables: 'légumes à rôtir',
      protein: 'fromage, pois chiches ou tofu',
      herbs: 'herbes',
      sauce: 'yaourt ou houmous',
      lemon: 'citron',
      oil: 'huile',
    },
    steps: [
      ({ vegetables }) =>
        `Préchauffe le four à 220 °C, ou 200 °C en chaleur tournante. Coupe, le dur en petits morceaux, le tendre en gros : ${vegetables}.`,
      ({ oil, herbs }) =>
        `Mélange les légumes sur une plaque, en une seule couche, avec du sel et : ${oil}, ${herbs}.`,
      () => 'Fais rôtir 20 minutes, puis retourne-les.',
      ({ protein }) => `Ajoute sur la plaque, en morceaux ou sans le jus : ${protein}.`,
      () =>
        'Fais rôtir encore 15 minutes, jusqu’à ce que les bords soient bruns et les légumes durs, tendres.',
      ({ lemon, sauce }) => `Presse par-dessus : ${lemon}. À manger avec : ${sauce}.`,
    ],
    rest: 'Pour une frittata, une soupe, ou froids avec des céréales.',
  },
  'sausage-traybake': {
    title: 'Saucisses et légumes au four',
    slots: {
      sausages: 'saucisses',
      vegetables: 'légumes à rôtir',
      apple: 'pomme',
      mustard: 'moutarde ou miel',
      oil: 'huile',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Coupe en gros morceaux : ${vegetables}, ${apple}. Mélange sur une plaque avec du sel et : ${oil}.`,
      ({ sausages }) =>
        `Pose entre les légumes : ${sausages}. Fais rôtir 20 minutes ; ce qui est déjà cuit ou végétal attend l’étape suivante.`,
      () => 'Retourne le tout et fais rôtir encore 20 minutes, jusqu’à ce que tout soit doré.',
      () =>
        'Vérifie que la viande est cuite à cœur, sans rien de rose à l’intérieur (75 °C ; le jambon demi-sel reste rose).',
      ({ mustard }) => `Mélange au jus de cuisson : ${mustard}.`,
    ],
    rest: 'Les saucisses froides, en rondelles, avec des lentilles ou en salade.',
  },
  'fish-traybake': {
    title: 'Poisson et légumes au four',
    slots: {
      fish: 'filets de poisson',
      vegetables: 'légumes',
      lemon: 'citron',
      olives: 'olives ou câpres',
      herbs: 'aneth ou persil',
      oil: 'huile',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Coupe en fines tranches : ${vegetables}. Mélange sur une plaque avec du sel et : ${oil}. Fais rôtir 18 minutes.`,
      ({ fish, lemon, olives }) =>
        `Pose dessus, avec du sel : ${fish}, ${lemon} en rondelles, ${olives}. Congelé, le poisson décongèle d’abord.`,
      () =>
        'Enfourne 12 minutes, jusqu’à ce que le poisson soit opaque et s’effeuille ; un poisson entier en demande 10 de plus, des bâtonnets panés, ce que dit le paquet.',
      ({ herbs }) => `Parsème : ${herbs}.`,
    ],
    rest: 'Le poisson se garde deux jours ; froid, émietté dans une salade.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'pommes de terre, chou-fleur ou racines',
      cream: 'crème ou lait',
      cheese: 'fromage à gratiner',
      garlic: 'ail',
      nutmeg: 'noix de muscade',
    },
    steps: [
      ({ vegetables }) =>
        `Préchauffe le four à 190 °C, ou 170 °C en chaleur tournante. Coupe en tranches de 3 mm, le chou-fleur et ce qui lui ressemble en bouquets : ${vegetables}.`,
      ({ cream, garlic, nutmeg }) =>
        `Fais chauffer, avec du sel et du poivre : ${cream}, ${garlic} en petits morceaux, ${nutmeg}.`,
      ({ vegetables, cream, cheese }) =>
        `Range en couches dans un plat huilé : ${vegetables}. Verse par-dessus : ${cream}. Parsème : ${cheese}.`,
      () =>
        'Enfourne 50 minutes, jusqu’à ce qu’un couteau entre sans effort. Couvre le plat si ça brunit trop vite.',
    ],
    rest: 'À poêler une fois, en tranches, bien fumant.',
  },
  'mash-topped-pie': {
    title: 'Hachis parmentier',
    slots: {
      potatoes: 'pommes de terre',
      filling: 'viande hachée ou reste de rôti',
      roots: 'carottes et petits pois',
      onion: 'oignon',
      milk: 'lait',
      stock: 'bouillon',
      tomato: 'concentré de tomate',
    },
    steps: [
      ({ potatoes }) =>
        `Pèle, coupe en gros morceaux et fais cuire à l’eau salée 18 minutes, jusqu’à ce que ce soit tendre : ${potatoes}. Une purée déjà prête doit juste chauffer.`,
      ({ onion, roots, filling }) =>
        `Pendant ce temps, fais revenir dans l’huile, en petits morceaux : ${onion}, ${roots}. Ajoute : ${filling}. La viande crue, jusqu’à ce qu’elle soit brune et cuite à cœur, sans plus rien de rose ; tout le reste, jusqu’à ce que ce soit fumant. De soja sec, un tiers du poids suffit, après 10 minutes de trempage.`,
      ({ tomato, stock, milk }) =>
        `Ajoute : ${tomato}, ${stock} (les cubes, dans de l’eau chaude). Laisse mijoter jusqu’à ce que ça épaississe. Écrase les pommes de terre avec du sel et : ${milk}. Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante.`,
      () =>
        'Mets la garniture dans un plat et la purée par-dessus, strie-la à la fourchette, et enfourne 25 minutes, jusqu’à ce que ça bouillonne.',
    ],
    rest: 'Se congèle bien en portions ; avec des restes dedans, mange tout maintenant.',
  },
  'fish-pie-with-mash': {
    title: 'Parmentier de poisson',
    slots: {
      potatoes: 'pommes de terre',
      fish: 'poisson et fruits de mer',
      milk: 'lait',
      flour: 'farine',
      greens: 'petits pois ou épinards',
      butter: 'beurre',
      eggs: 'œufs durs',
    },
    steps: [
      ({ potatoes }) =>
        `Coupe en gros morceaux et fais cuire à l’eau salée 18 minutes : ${potatoes}. Écrase avec un peu de lait. Une purée déjà prête doit juste chauffer.`,
      ({ butter, flour, milk }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Fais chauffer : ${butter}. Ajoute, et remue une minute : ${flour}. Verse en fouettant : ${milk}. Laisse bouillir jusqu’à ce que ça épaississe, et assaisonne.`,
      ({ fish, greens, eggs }) =>
        `Mets dans un plat : ${fish} en morceaux, ${greens}, ${eggs} en quartiers. Avant, le poisson congelé décongèle, les œufs cuisent 9 minutes à l’eau, et les poireaux fondent à la poêle. Verse la sauce par-dessus.`,
      () =>
        'Couvre avec la purée et enfourne 25 minutes, jusqu’à ce que ça bouillonne et que le poisson du milieu soit opaque et s’effeuille.',
    ],
    rest: 'Deux jours au frigo ; à réchauffer une fois, bien fumant. Avec un reste de poisson dedans, mange tout maintenant.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'pâte à pizza ou pain plat',
      sauce: 'sauce tomate',
      cheese: 'mozzarella ou autre fromage',
      topping: 'garniture',
    },
    steps: [
      ({ base }) =>
        `Préchauffe le four et une plaque au plus chaud, à 240 °C ou plus. Étale ou pose : ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Étale en couche fine : ${sauce}. Ajoute en fines tranches : ${topping}, puis : ${cheese}. Pommes de terre et aubergines se coupent fines comme du papier. Les feuilles et le jambon cru se mettent après la cuisson.`,
      () => 'Enfourne 12 minutes, un pain plat 8, jusqu’à ce que le bord soit doré et le milieu sec.',
    ],
    rest: 'Deux jours au frigo ; à réchauffer une fois dans une poêle sèche, à couvert.',
  },
  'baked-potatoes': {
    title: 'Pommes de terre au four',
    slots: {
      potatoes: 'grosses pommes de terre',
      topping: 'garniture',
      salad: 'salade',
      butter: 'beurre',
    },
    steps: [
      ({ potatoes }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Lave, pique et enfourne sur la grille 60 minutes, jusqu’à ce que ça cède sous le doigt : ${potatoes}.`,
      ({ topping }) =>
        `Prépare : ${topping}. Poireaux, champignons, brocoli et épinards cuisent à la poêle jusqu’à ce qu’ils soient tendres, haricots et restes chauffent jusqu’à ce qu’ils soient fumants, le poisson en boîte s’égoutte. Assaisonne.`,
      ({ potatoes, topping, butter, salad }) =>
        `Ouvre en deux : ${potatoes}. Garnis : ${butter}, ${topping}. À manger avec : ${salad}.`,
    ],
    rest: 'Froides, à poêler en tranches.',
  },
};
