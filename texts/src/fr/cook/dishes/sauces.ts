import type { DishText } from '@crisper/domain/cook/dish-text.ts';

// eggs.ts says why slots stand behind a colon.
export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto d’herbes ou de feuilles',
    slots: {
      greens: 'herbes ou feuilles',
      nuts: 'noix ou graines',
      cheese: 'fromage à râper',
      garlic: 'ail',
      oil: 'huile',
      lemon: 'citron',
    },
    steps: [
      ({ greens, nuts }) =>
        `Lave et sèche bien : ${greens}. De romarin, thym, sauge ou origan, prends deux cuillères seulement, et complète avec du persil ou des épinards. Fais griller dans une poêle sèche : ${nuts}.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Mixe en pâte grossière, avec ce que tu as grillé, du sel et : ${greens}, ${garlic}, ${oil}, ${cheese}, ${lemon}.`,
    ],
    rest: 'Trois jours au frigo sous une couche d’huile, ou en glaçons au congélateur.',
  },
  raita: {
    title: 'Raïta',
    slots: {
      yoghurt: 'yaourt',
      vegetables: 'concombre ou autres légumes',
      herbs: 'menthe ou coriandre',
      garlic: 'ail',
      cumin: 'cumin',
    },
    steps: [
      ({ vegetables }) =>
        `Râpe ou hache, sale, et presse pour faire sortir l’eau : ${vegetables} ; les épinards tombent d’abord à la poêle.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Mélange avec : ${yoghurt}, ${herbs}, ${garlic} (un peu), ${cumin}.`,
    ],
    rest: 'Jusqu’à demain, au frigo.',
  },
  'tomato-sauce': {
    title: 'Sauce tomate',
    slots: {
      tomatoes: 'tomates',
      onion: 'oignon',
      roots: 'carotte ou céleri',
      garlic: 'ail',
      herbs: 'basilic ou origan',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Hache : ${onion}, ${roots}, ${garlic}. Fais suer 8 minutes dans beaucoup d’huile.`,
      ({ tomatoes }) => `Ajoute en morceaux, avec une pincée de sucre et du sel : ${tomatoes}.`,
      () => 'Laisse mijoter 25 minutes, jusqu’à ce que ça épaississe.',
      ({ herbs }) => `Ajoute : ${herbs}. Mixe si tu veux.`,
    ],
    rest: 'Trois jours au frigo, trois mois au congélateur.',
  },
  'quick-pickles': {
    title: 'Pickles express',
    slots: {
      vegetables: 'légumes',
      vinegar: 'vinaigre',
      sugar: 'sucre',
      spice: 'graines de moutarde ou autres épices',
    },
    steps: [
      ({ vegetables }) =>
        `Coupe en fines tranches et mets dans un bocal rincé à l’eau bouillante : ${vegetables} ; les haricots verts cuisent d’abord 8 minutes à l’eau.`,
      ({ vinegar, sugar, spice }) =>
        `Fais bouillir ensemble : ${vinegar}, autant d’eau, ${sugar}, une cuillère à soupe de sel, ${spice}.`,
      () =>
        'Verse bouillant sur les légumes, pour qu’ils soient tous couverts. Ferme le bocal et laisse refroidir. C’est bon au bout d’une heure.',
    ],
    rest: 'Une semaine au frigo ; pas au placard.',
  },
  'avocado-dip': {
    title: 'Guacamole ou purée de petits pois',
    slots: {
      avocado: 'avocats ou petits pois',
      lime: 'citron vert',
      tomato: 'tomate',
      herbs: 'coriandre',
      chilli: 'piment',
    },
    steps: [
      ({ avocado }) =>
        `Écrase : ${avocado} ; petits pois, fèves et edamame cuisent d’abord 4 minutes à l’eau.`,
      ({ lime }) => `Ajoute aussitôt, avec du sel : ${lime} (le jus).`,
      ({ tomato, herbs, chilli }) => `Incorpore : ${tomato} en dés, ${herbs}, ${chilli}.`,
    ],
    rest: 'Jusqu’à demain, avec un film alimentaire au contact.',
  },
  'bean-dip': {
    title: 'Houmous du placard',
    slots: {
      pulses: 'pois chiches ou haricots',
      vegetables: 'betterave cuite ou poivron',
      tahini: 'tahini',
      lemon: 'citron',
      garlic: 'ail',
    },
    steps: [
      ({ pulses }) =>
        `Égoutte, en gardant un peu du jus : ${pulses}. Les légumes secs sont en boîte ou déjà bien cuits.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Mixe avec du sel, de l’huile et : ${vegetables}, ${tahini}, un peu de ${lemon}, ${garlic}. Les légumes crus cuisent d’abord à la poêle, jusqu’à ce qu’ils soient tendres. Allonge avec le jus.`,
    ],
    rest: 'Trois jours au frigo ; dans des sandwichs et des wraps.',
  },
};
