import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sauceDishes: Readonly<Record<string, DishText>> = {
  'herb-pesto': {
    title: 'Pesto of herbs or leaves',
    slots: {
      greens: 'herbs or leaves',
      nuts: 'nuts or seeds',
      cheese: 'hard cheese',
      garlic: 'garlic',
      oil: 'oil',
      lemon: 'lemon',
    },
    steps: [
      ({ greens, nuts }) =>
        `Wash the ${greens} and dry well. Of rosemary, thyme, sage or oregano take two spoons only, and parsley or spinach for the rest. Toast the ${nuts} in a dry pan.`,
      ({ greens, garlic, oil, cheese, lemon }) =>
        `Blend the ${greens} with the nuts, ${garlic}, the ${oil}, the ${cheese}, the ${lemon} and salt to a coarse paste.`,
    ],
    rest: 'Three days in the fridge under a film of oil, or frozen in cubes.',
  },
  raita: {
    title: 'Yoghurt with vegetables',
    slots: {
      yoghurt: 'yoghurt',
      vegetables: 'cucumber or other vegetables',
      herbs: 'mint or coriander',
      garlic: 'garlic',
      cumin: 'cumin',
    },
    steps: [
      ({ vegetables }) =>
        `Grate or chop the ${vegetables}, salt, and press out the water; spinach is wilted first.`,
      ({ yoghurt, herbs, garlic, cumin }) =>
        `Stir into the ${yoghurt} with the ${herbs}, a little ${garlic} and the ${cumin}.`,
    ],
    rest: 'Until tomorrow, in the fridge.',
  },
  'tomato-sauce': {
    title: 'Tomato sauce',
    slots: {
      tomatoes: 'tomatoes',
      onion: 'onion',
      roots: 'carrot or celery',
      garlic: 'garlic',
      herbs: 'basil or oregano',
    },
    steps: [
      ({ onion, roots, garlic }) =>
        `Chop the ${onion}, the ${roots} and ${garlic}, and soften them in plenty of oil for 8 minutes.`,
      ({ tomatoes }) => `Add the ${tomatoes}, in pieces, a pinch of sugar and salt.`,
      () => 'Simmer for 25 minutes, until thick.',
      ({ herbs }) => `Stir in the ${herbs}, and blend it if you like.`,
    ],
    rest: 'Three days cold, three months frozen.',
  },
  'quick-pickles': {
    title: 'Quick pickles',
    slots: {
      vegetables: 'vegetables',
      vinegar: 'vinegar',
      sugar: 'sugar',
      spice: 'mustard seeds or other spices',
    },
    steps: [
      ({ vegetables }) =>
        `Slice the ${vegetables} thinly and put into a jar rinsed with boiling water; green beans boil for 8 minutes first.`,
      ({ vinegar, sugar, spice }) =>
        `Boil the ${vinegar} with as much water, the ${sugar}, a tablespoon of salt and the ${spice}.`,
      () =>
        'Pour it over them hot, so that all are covered. Close the jar and let it cool. They are good after an hour.',
    ],
    rest: 'They keep in the fridge for a week; they are not for the cupboard.',
  },
  'avocado-dip': {
    title: 'Avocado or pea dip',
    slots: {
      avocado: 'avocados or peas',
      lime: 'lime',
      tomato: 'tomato',
      herbs: 'coriander',
      chilli: 'chilli',
    },
    steps: [
      ({ avocado }) => `Mash the ${avocado}; peas, broad beans and edamame boil for 4 minutes first.`,
      ({ lime }) => `Stir in the juice of the ${lime} at once, and salt.`,
      ({ tomato, herbs, chilli }) => `Fold in the ${tomato}, diced, the ${herbs} and the ${chilli}.`,
    ],
    rest: 'With foil right on its surface, until tomorrow.',
  },
  'bean-dip': {
    title: 'Bean dip',
    slots: {
      pulses: 'chickpeas or beans',
      vegetables: 'cooked beetroot or peppers',
      tahini: 'tahini',
      lemon: 'lemon',
      garlic: 'garlic',
    },
    steps: [
      ({ pulses }) => `Drain the ${pulses}, from a tin or boiled soft, and keep a little of the liquid.`,
      ({ vegetables, tahini, lemon, garlic }) =>
        `Blend them with the ${vegetables}, raw ones fried soft first, the ${tahini}, a little of the ${lemon}, ${garlic}, salt and oil. Thin it with the liquid.`,
    ],
    rest: 'Three days in the fridge; in sandwiches and wraps.',
  },
};
