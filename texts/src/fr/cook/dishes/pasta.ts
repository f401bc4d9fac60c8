import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pâtes aux légumes poêlés',
    slots: {
      pasta: 'pâtes',
      vegetables: 'légumes',
      garlic: 'ail',
      meat: 'lard ou saucisse',
      cheese: 'fromage',
      herbs: 'herbes fraîches',
      oil: 'huile',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Fais bouillir de l’eau pour les pâtes et sale-la. Coupe en petits morceaux : ${vegetables}. Émince : ${garlic}.`,
      ({ meat }) =>
        `Fais revenir en petits morceaux, dans une grande poêle : ${meat}. Lard et saucisse crue doivent cuire à cœur, sans plus rien de rose.`,
      ({ oil, vegetables }) =>
        `Fais chauffer dans une grande poêle : ${oil}. Fais revenir 8 à 10 minutes, jusqu’à ce que ce soit tendre : ${vegetables}. Ajoute l’ail pour la dernière minute.`,
      ({ pasta }) =>
        `Fais cuire comme dit le paquet : ${pasta}. Garde une tasse de l’eau. Des pâtes déjà cuites doivent juste chauffer dans la poêle.`,
      ({ pasta, cheese, herbs }) =>
        `Mélange dans la poêle, avec un trait de cette eau : ${pasta}, ${cheese}, ${herbs}.`,
    ],
    rest: 'À réchauffer une fois avec un peu d’eau, bien fumant ; avec des restes dedans, mange tout maintenant.',
  },
  'creamy-pasta': {
    title: 'Pâtes à la crème',
    slots: {
      pasta: 'pâtes',
      cream: 'crème',
      addition: 'légumes, jambon ou poisson',
      lemon: 'citron',
      cheese: 'fromage à râper',
      garlic: 'ail',
    },
    steps: [
      ({ addition, garlic }) =>
        `Fais bouillir de l’eau pour les pâtes et sale-la. Coupe en petits morceaux : ${addition}. Hache : ${garlic}.`,
      ({ addition }) =>
        `Fais revenir dans une grande poêle, avec un peu d’huile : ${addition}. Les légumes, jusqu’à ce qu’ils soient tendres ; le lard, jusqu’à ce qu’il croustille ; poisson cru, haddock fumé et crevettes crues, jusqu’à ce qu’ils soient cuits à cœur ; les restes, jusqu’à ce qu’ils soient fumants. Le saumon fumé s’ajoute à la fin.`,
      ({ pasta }) => `Fais cuire comme dit le paquet : ${pasta}. Garde une tasse de l’eau.`,
      ({ cream }) =>
        `Ajoute dans la poêle l’ail, un trait d’eau des pâtes et : ${cream}. Laisse frémir 3 minutes.`,
      ({ pasta, cheese, lemon }) =>
        `Mélanges-y : ${pasta}, ${cheese}, un peu de ${lemon}. Allonge avec de l’eau des pâtes.`,
    ],
    rest: 'À allonger de lait ou d’eau et à réchauffer une fois, bien fumant ; avec des restes dedans, mange tout maintenant.',
  },
  'bolognese-sauce': {
    title: 'Spaghettis à la sauce bolognaise',
    slots: {
      mince: 'viande hachée',
      tomatoes: 'tomates en boîte',
      roots: 'carottes et céleri',
      onion: 'oignon',
      pasta: 'spaghettis',
      wine: 'vin rouge',
      garlic: 'ail',
    },
    steps: [
      ({ onion, roots }) =>
        `Hache très fin : ${onion}, ${roots}. Fais suer 8 minutes dans l’huile, dans une cocotte.`,
      ({ mince, garlic }) =>
        `Monte le feu. Fais revenir jusqu’à ce que ce soit brun et sec : ${mince}. La viande crue, jusqu’à ce qu’il n’y ait plus rien de rose. Hache et ajoute : ${garlic}. De soja sec ou de lentilles, un tiers du poids suffit, avec un demi-litre d’eau.`,
      ({ wine, tomatoes }) =>
        `Verse, et laisse s’évaporer : ${wine}. Ajoute ensuite : ${tomatoes}. Sale et poivre.`,
      () =>
        'Laisse mijoter à demi couvert 40 minutes, en remuant de temps en temps. Les lentilles doivent être tendres.',
      ({ pasta }) => `Fais cuire comme dit le paquet, et mélange à la sauce : ${pasta}.`,
    ],
    rest: 'La sauce se congèle bien, pour trois mois.',
  },
  'pasta-bake': {
    title: 'Gratin de pâtes',
    slots: {
      pasta: 'pâtes',
      vegetables: 'légumes',
      sauce: 'tomates, crème ou lait',
      cheese: 'fromage à gratiner',
      meat: 'reste de viande ou poisson en boîte',
    },
    steps: [
      ({ pasta }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Fais cuire 2 minutes de moins que ne dit le paquet : ${pasta}. Ce qui est cuit ou frais, comme les gnocchis, va dans le plat tel quel.`,
      ({ vegetables }) =>
        `Coupe en petits morceaux et fais revenir 8 minutes, jusqu’à ce que ce soit tendre : ${vegetables}. Si la sauce est du lait, fais-le bouillir avec 2 cuillères de farine.`,
      ({ sauce, meat, cheese }) =>
        `Mélange pâtes et légumes dans un plat à gratin avec du sel, du poivre et : ${sauce}, ${meat}. Ajoute la moitié, et parsème le reste : ${cheese}.`,
      () => 'Enfourne 20 minutes, jusqu’à ce que le dessus soit doré et le milieu fumant.',
    ],
    rest: 'À réchauffer une fois, en portions, bien fumant ; avec des restes dedans, mange tout maintenant.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagnes',
    slots: {
      sheets: 'feuilles de lasagnes',
      filling: 'légumes ou viande hachée',
      tomatoes: 'tomates en boîte',
      milk: 'lait',
      flour: 'farine',
      cheese: 'fromage à gratiner',
      onion: 'oignon',
    },
    steps: [
      ({ onion, filling }) =>
        `Hache : ${onion}. Coupe en petits morceaux : ${filling}. Fais revenir le tout dans l’huile jusqu’à ce que ce soit tendre et sec ; la viande hachée, jusqu’à ce qu’elle soit brune et cuite à cœur, sans plus rien de rose.`,
      ({ tomatoes }) =>
        `Ajoute : ${tomatoes}. Assaisonne, et laisse mijoter pendant que tu fais la sauce blanche. Préchauffe le four à 190 °C, ou 170 °C en chaleur tournante.`,
      ({ flour, milk }) =>
        `Fais chauffer 50 g de beurre ou d’huile, ajoute la ${flour} et remue une minute. Verse peu à peu, en fouettant : ${milk}. Laisse bouillir jusqu’à ce que ça épaississe, et sale.`,
      ({ sheets, cheese }) =>
        `Alterne dans un plat la garniture, les ${sheets} et la sauce blanche. Finis par de la sauce blanche et : ${cheese}.`,
      () =>
        'Enfourne 40 minutes, jusqu’à ce qu’un couteau passe facilement et que le milieu soit fumant. Laisse reposer un moment avant de couper.',
    ],
    rest: 'Meilleures le lendemain ; elles se congèlent en portions.',
  },
  'pasta-with-greens': {
    title: 'Pâtes aux légumes verts',
    slots: {
      pasta: 'pâtes',
      greens: 'légumes verts',
      pesto: 'pesto',
      pulses: 'haricots blancs',
      garlic: 'ail',
      chilli: 'piment',
      lemon: 'citron',
    },
    steps: [
      ({ pasta }) => `Fais cuire à l’eau salée, comme dit le paquet : ${pasta}.`,
      ({ greens }) =>
        `Coupe en lanières ou en petits morceaux : ${greens}. Ajoute aux pâtes ce qui est dur pour les 4 dernières minutes, les feuilles tendres pour la dernière ; avec des gnocchis, fais d’abord cuire ce qui est dur.`,
      ({ garlic, chilli, pulses }) =>
        `Pendant ce temps, fais chauffer dans beaucoup d’huile : ${garlic} en lamelles, ${chilli}. Ajoute, sans le jus : ${pulses}.`,
      ({ pasta, pesto, lemon }) =>
        `Garde une tasse de l’eau et égoutte : ${pasta}. Mélange le tout avec : ${pesto}, un peu de ${lemon}.`,
    ],
    rest: 'Bon froid, en salade.',
  },
  'noodle-stir-fry': {
    title: 'Nouilles sautées',
    slots: {
      noodles: 'nouilles',
      vegetables: 'légumes',
      protein: 'tofu, crevettes ou viande',
      soy: 'sauce soja',
      ginger: 'gingembre',
      garlic: 'ail',
      lime: 'citron vert',
    },
    steps: [
      ({ noodles }) =>
        `Fais cuire comme dit le paquet, rince à l’eau froide et égoutte : ${noodles}. Ce qui est déjà cuit reste tel quel.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Coupe en fines lanières : ${vegetables}, ${protein}, la viande crue sur une planche à part. Hache : ${ginger}, ${garlic}.`,
      ({ protein }) =>
        `Fais dorer dans de l’huile très chaude, dans une grande poêle : ${protein}. La viande crue, jusqu’à ce qu’elle soit cuite à cœur, sans plus rien de rose ; les crevettes crues, jusqu’à ce qu’elles soient roses. Sors le tout.`,
      ({ vegetables }) => `Fais sauter à feu vif 4 minutes, le plus dur d’abord : ${vegetables}.`,
      ({ soy, lime }) =>
        `Ajoute les nouilles, le gingembre, l’ail, ce que tu as sorti et : ${soy}. Mélange jusqu’à ce que ce soit chaud. Assaisonne avec : ${lime}.`,
    ],
    rest: 'À réchauffer une fois dans une poêle très chaude, bien fumant ; avec des restes dedans, mange tout maintenant.',
  },
  'noodle-soup': {
    title: 'Soupe de nouilles',
    slots: {
      noodles: 'nouilles',
      stock: 'bouillon',
      vegetables: 'légumes',
      protein: 'tofu, œufs ou reste de viande',
      ginger: 'gingembre',
      soy: 'sauce soja ou miso',
    },
    steps: [
      ({ stock, ginger }) =>
        `Fais frémir 5 minutes : ${stock} (les cubes, dans de l’eau chaude), ${ginger} en lamelles.`,
      ({ vegetables }) =>
        `Coupe finement : ${vegetables}. Ajoute ce qui est dur, et les germes de soja, et laisse cuire 3 minutes.`,
      ({ noodles }) =>
        `Ajoute, et laisse cuire aussi longtemps que dit le paquet : ${noodles}. Les feuilles tendres, pour la dernière minute.`,
      ({ protein }) =>
        `Fais chauffer dans la soupe jusqu’à ce que ce soit fumant : ${protein}. Les crevettes crues, jusqu’à ce qu’elles soient roses ; les raviolis, comme dit le paquet. Les œufs cuisent à côté, 9 minutes à l’eau bouillante.`,
      ({ soy }) => `Retire du feu et ajoute : ${soy}.`,
    ],
    rest: 'Garde bouillon et nouilles à part ; fais rebouillir le bouillon une fois. Avec des restes dedans, mange tout maintenant.',
  },
  'tuna-pasta': {
    title: 'Pâtes au thon et aux tomates',
    slots: {
      pasta: 'pâtes',
      fish: 'thon en boîte',
      tomatoes: 'tomates',
      extra: 'olives ou câpres',
      onion: 'oignon',
      garlic: 'ail',
    },
    steps: [
      ({ pasta }) =>
        `Fais cuire à l’eau salée, comme dit le paquet : ${pasta}. Garde une tasse de l’eau. Des pâtes déjà cuites doivent juste chauffer dans la sauce.`,
      ({ onion, garlic, tomatoes }) =>
        `Fais suer dans l’huile : ${onion} haché, ${garlic} en lamelles. Ajoute, en morceaux : ${tomatoes}. Laisse cuire 6 minutes, jusqu’à ce que ce soit tendre.`,
      ({ fish, extra }) =>
        `Ajoute, sans le jus : ${fish}, ${extra}. Fais chauffer jusqu’à ce que ce soit fumant.`,
      () => 'Mélange les pâtes à la sauce, avec un trait de leur eau.',
    ],
    rest: 'Bon froid, le lendemain ; le poisson se garde deux jours au plus.',
  },
};
