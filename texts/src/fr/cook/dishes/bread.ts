import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Pain perdu',
    slots: { bread: 'pain', eggs: 'œufs', milk: 'lait', fruit: 'fruits', butter: 'beurre' },
    steps: [
      ({ eggs, milk }) => `Bats dans une assiette creuse, avec une pincée de sel : ${eggs}, ${milk}.`,
      ({ bread }) =>
        `Fais-y tremper en tranches, une minute de chaque côté, jusqu’à ce que ce soit bien imbibé : ${bread}. S’il y a de la moisissure sur le pain, jette-le en entier.`,
      ({ butter }) =>
        `Fais chauffer dans une poêle : ${butter}. Fais cuire les tranches 3 minutes de chaque côté, jusqu’à ce qu’elles soient dorées et prises à l’intérieur.`,
      ({ fruit }) => `À manger avec : ${fruit}, ou du sucre et de la cannelle.`,
    ],
    rest: 'Au frigo dans les deux heures ; à repasser une fois au grille-pain, jusqu’à ce que ce soit chaud à cœur.',
  },
  'bread-pudding': {
    title: 'Pudding au pain',
    slots: {
      bread: 'pain rassis ou brioches',
      milk: 'lait',
      eggs: 'œufs',
      fruit: 'fruits frais ou séchés',
      sugar: 'sucre',
      cinnamon: 'cannelle',
    },
    steps: [
      ({ bread }) =>
        `Préchauffe le four à 180 °C, ou 160 °C en chaleur tournante. Mets en morceaux dans un plat beurré : ${bread}. Ce qui porte de la moisissure se jette.`,
      ({ fruit }) => `Coupe en petits morceaux et glisse entre le pain : ${fruit}.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Bats ensemble : ${eggs}, ${milk}, ${sugar}, ${cinnamon}. Verse dessus et laisse reposer 10 minutes.`,
      () => 'Enfourne 35 minutes, jusqu’à ce que ça ait gonflé et que le milieu soit pris.',
    ],
    rest: 'Au frigo dans les deux heures ; à manger froid avec du yaourt, ou à réchauffer une fois.',
  },
  'savoury-bread-bake': {
    title: 'Pain perdu salé au four',
    slots: {
      bread: 'pain rassis',
      eggs: 'œufs',
      milk: 'lait',
      vegetables: 'légumes',
      cheese: 'fromage',
      meat: 'jambon ou lard',
    },
    steps: [
      ({ vegetables }) =>
        `Préchauffe le four à 190 °C, ou 170 °C en chaleur tournante. Coupe en petits morceaux et fais revenir jusqu’à ce que ce soit tendre et sec : ${vegetables}.`,
      ({ meat }) =>
        `Coupe en petits morceaux et fais dorer à la poêle : ${meat}. Le lard cru doit cuire à cœur.`,
      ({ bread }) =>
        `Coupe en dés : ${bread}. Mélange tout dans un plat à gratin. S’il y a de la moisissure sur le pain, jette-le en entier.`,
      ({ eggs, milk, cheese }) =>
        `Bats avec du sel et du poivre : ${eggs}, ${milk}. Verse dessus, puis parsème : ${cheese}. Laisse reposer 10 minutes.`,
      () => 'Enfourne 35 minutes, jusqu’à ce que le milieu soit pris et le dessus doré.',
    ],
    rest: 'Les parts se réchauffent une fois à la poêle, bien fumantes ; avec des restes dedans, mange-les froides.',
  },
  'loaded-toasts': {
    title: 'Tartines vide-frigo',
    slots: {
      bread: 'tranches de pain',
      topping: 'garniture',
      spread: 'beurre ou houmous',
      herbs: 'herbes',
    },
    steps: [
      ({ topping }) =>
        `Prépare : ${topping}. Fais revenir champignons, poireaux, asperges ou épinards ; fais chauffer haricots et petits pois jusqu’à ce qu’ils soient fumants ; cuis les œufs, à l’eau ou à la poêle, jusqu’à ce qu’ils soient pris ; coupe le reste en tranches.`,
      ({ bread, spread }) => `Fais bien griller : ${bread}. Étale dessus : ${spread}.`,
      ({ topping, herbs }) =>
        `Garnis : ${topping}. Le fromage passe sous le gril chaud jusqu’à ce qu’il coule. Ajoute du poivre et : ${herbs}.`,
    ],
    rest: 'À faire au dernier moment ; seule la garniture se garde.',
  },
  'crumbs-and-croutons': {
    title: 'Croûtons et chapelure',
    slots: { bread: 'pain rassis', herbs: 'herbes', garlic: 'ail', oil: 'huile' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Préchauffe le four à 180 °C, ou 160 °C en chaleur tournante. Déchire en bouchées : ${bread}, sans aucune moisissure. Écrase : ${garlic}. Mélange le tout avec du sel et : ${oil}, ${herbs}.`,
      () => 'Enfourne 12 minutes sur une plaque, jusqu’à ce que ce soit sec et doré.',
      () => 'À utiliser en croûtons, ou à écraser en chapelure pour des pâtes et des gratins.',
    ],
    rest: 'Deux semaines dans un bocal fermé, une fois bien secs.',
  },
  'banana-bread': {
    title: 'Cake à la banane',
    slots: {
      bananas: 'bananes mûres',
      flour: 'farine',
      eggs: 'œufs',
      yoghurt: 'yaourt',
      fat: 'beurre ou huile',
      sugar: 'sucre',
      raising: 'levure chimique',
      nuts: 'noix ou chocolat',
    },
    steps: [
      () =>
        'Préchauffe le four à 180 °C, ou 160 °C en chaleur tournante. Tapisse un moule à cake de papier cuisson.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Écrase ou râpe : ${bananas} ; presse les courgettes. Ajoute : ${fat} (liquide), ${sugar}, ${eggs}, ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Incorpore, juste le temps de mélanger : ${flour}, ${raising}, une pincée de sel, ${nuts}. Une farine avec levure incorporée se passe de levure chimique ; de bicarbonate, 3 g suffisent.`,
      () => 'Enfourne 50 minutes, jusqu’à ce qu’une pique en bois ressorte sèche ; sinon, 10 de plus.',
    ],
    rest: 'Trois jours, bien emballé ; les tranches se congèlent et passent au grille-pain.',
  },
  'soda-bread': {
    title: 'Pain irlandais',
    slots: {
      flour: 'farine',
      sour: 'lait ribot ou yaourt',
      raising: 'levure chimique ou bicarbonate',
      oats: 'flocons d’avoine ou graines',
      extra: 'olives, fromage ou raisins secs',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Préchauffe le four à 200 °C, ou 180 °C en chaleur tournante. Mélange avec une cuillère à café de sel : ${flour}, ${raising}, ${oats}, ${extra}. De bicarbonate, 6 g suffisent ; une farine avec levure incorporée n’a besoin de rien.`,
      ({ sour }) =>
        `Incorpore rapidement : ${sour}. Allonge un yaourt épais avec du lait ; à du lait ordinaire, ajoute 2 cuillères de jus de citron ou de vinaigre. Forme une boule et entaille-la d’une croix profonde.`,
      () => 'Enfourne 40 minutes, jusqu’à ce que le pain sonne creux quand on tape dessous.',
    ],
    rest: 'Meilleur le jour même ; ensuite, grillé.',
  },
  'yoghurt-flatbreads': {
    title: 'Pains plats au yaourt',
    slots: {
      flour: 'farine',
      yoghurt: 'yaourt',
      raising: 'levure chimique',
      topping: 'houmous ou légumes',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Pétris en pâte souple, avec une cuillère à café de sel : ${flour}, ${yoghurt}, ${raising}. Si ça colle, ajoute de la farine. Une farine avec levure incorporée se passe de levure chimique. Laisse reposer 10 minutes.`,
      () => 'Divise la pâte en 6, et étale-la avec de la farine, de l’épaisseur d’une pièce de monnaie.',
      () =>
        'Cuis les pains dans une poêle sèche très chaude, 2 minutes de chaque côté, jusqu’à ce qu’ils cloquent et qu’il n’y ait plus de pâte crue à l’intérieur.',
      ({ topping }) => `À manger chauds, avec : ${topping}.`,
    ],
    rest: 'À humecter d’un peu d’eau et à réchauffer à la poêle.',
  },
};
