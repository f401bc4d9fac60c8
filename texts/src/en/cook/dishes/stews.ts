import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Vegetable curry',
    slots: {
      vegetables: 'vegetables',
      coconut: 'coconut milk, cream or tomatoes',
      protein: 'chickpeas or tofu',
      onion: 'onion',
      spice: 'curry paste or powder',
      ginger: 'ginger',
      garlic: 'garlic',
      herbs: 'fresh coriander',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Slice the ${onion} and soften in oil. Add chopped ${garlic} and ${ginger} and the ${spice}, and stir for a minute.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} into bites. Stir in what is hard; leaves and what is cooked already wait. Peeled cassava and fresh bamboo shoots boil for 25 minutes first, and their water is poured away.`,
      ({ coconut }) =>
        `Add the ${coconut} and a cup of water; yoghurt only at the end. Simmer for 15 minutes, until a knife goes in easily.`,
      ({ protein }) => `Add the ${protein}, drained or diced.`,
      () => 'Add the leaves, cook for 4 minutes more, and salt it. Eat it with rice or bread.',
      ({ herbs }) => `Scatter the ${herbs} over it.`,
    ],
    rest: 'Better the next day, warmed once until it steams; or freeze it.',
  },
  'chicken-curry': {
    title: 'Chicken curry',
    slots: {
      chicken: 'chicken',
      sauce: 'coconut milk, yoghurt or tomatoes',
      vegetables: 'vegetables',
      onion: 'onions',
      spice: 'curry paste or powder',
      ginger: 'ginger',
      garlic: 'garlic',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Slice the ${onion} and fry in oil until golden, 8 minutes. Add chopped ${garlic}, the ${ginger} and the ${spice}.`,
      ({ chicken }) =>
        `Cut the ${chicken}, thawed through, into pieces, on the bone or off, and brown in it for 5 minutes. Wash hands, knife and board after raw meat.`,
      ({ sauce, vegetables }) =>
        `Stir in the ${sauce}, yoghurt by the spoon, and the ${vegetables}, cut small. Simmer on low heat for 20 minutes; on the bone 15 more.`,
      () => 'It is done when the thickest piece is cooked through, without pink (75 °C). Salt it.',
    ],
    rest: 'In the fridge within two hours; reheat it once, until it steams.',
  },
  'chickpea-stew': {
    title: 'Bean stew with greens',
    slots: {
      pulses: 'beans or chickpeas',
      tomatoes: 'tomatoes',
      greens: 'vegetables',
      onion: 'onion',
      spice: 'cumin or paprika',
      sausage: 'chorizo or feta',
      garlic: 'garlic',
    },
    steps: [
      ({ sausage }) =>
        `Fry the ${sausage}, sliced, in a large pot for 5 minutes, raw bacon until cooked through; feta waits for the end.`,
      ({ onion, garlic, spice }) =>
        `Chop the ${onion} and fry in oil in a large pot. Add sliced ${garlic} and the ${spice}.`,
      ({ greens }) => `Cut the ${greens} small. Fry what is hard with it for 4 minutes.`,
      ({ tomatoes, pulses }) =>
        `Add the ${tomatoes} and the ${pulses}, from a tin or boiled soft, drained unless they are baked beans. Simmer for 12 minutes.`,
      () =>
        'Stir in leaves until they wilt, and season. Feta, if you have it, is crumbled over it. Eat it with bread.',
    ],
    rest: 'On toast the next day, warmed once until it steams.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'red lentils',
      greens: 'spinach or other vegetables',
      onion: 'onion',
      spice: 'cumin, turmeric or curry powder',
      ginger: 'ginger',
      yoghurt: 'yoghurt',
      lemon: 'lemon',
      garlic: 'garlic',
    },
    steps: [
      ({ lentils }) =>
        `Rinse the ${lentils} and simmer in 1.2 litres of water for 20 minutes, until they fall apart; brown or green ones need 35, split peas 60.`,
      ({ greens }) =>
        `Cut the ${greens} small. Add what is hard for the last 10 minutes, leaves at the end, and cook until soft.`,
      ({ onion, garlic, ginger, spice }) =>
        `Meanwhile fry the ${onion}, in thin slices, in plenty of oil until brown. Add sliced ${garlic} and ${ginger} and the ${spice} for a minute.`,
      ({ lentils, lemon, yoghurt }) =>
        `Pour this over the ${lentils}, add salt, and serve with the ${lemon} and the ${yoghurt}.`,
    ],
    rest: 'It thickens: add water and boil it up once.',
  },
  chilli: {
    title: 'Chilli',
    slots: {
      mince: 'minced meat',
      pulses: 'beans',
      tomatoes: 'tomatoes',
      peppers: 'peppers',
      onion: 'onion',
      chilli: 'chilli',
      chocolate: 'dark chocolate',
      garlic: 'garlic',
    },
    steps: [
      ({ onion, mince }) =>
        `Chop the ${onion} and fry in oil. Add the ${mince} and fry until brown, raw meat with no pink left. Of dried soya or lentils a third of the weight is enough, with half a litre of water.`,
      ({ peppers, garlic, chilli }) => `Add the ${peppers}, diced, chopped ${garlic} and the ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Stir in the ${tomatoes}, the drained ${pulses} and a cup of water. Simmer for 25 minutes. The beans are from a tin, or soaked and boiled soft beforehand: raw ones are poisonous.`,
      ({ chocolate }) => `Melt the ${chocolate} in it.`,
      () => 'Salt it, and eat it with rice, bread or tortillas.',
    ],
    rest: 'Freeze portions, or warm it once until it steams, in wraps or on baked potatoes.',
  },
  'meat-stew': {
    title: 'Meat stew with roots',
    slots: {
      meat: 'meat for stewing',
      roots: 'carrots and other roots',
      onion: 'onions',
      stock: 'stock',
      wine: 'wine or beer',
      tomato: 'tomato puree',
      herbs: 'thyme or bay leaves',
    },
    steps: [
      ({ meat }) =>
        `Cut the ${meat} into pieces of 3 cm, or leave it on the bone. Salt, and brown in oil in two lots. Wash board and hands after raw meat.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Fry the ${onion}, sliced, in the same pot with the ${tomato}. Add the ${wine}, the ${stock} (cubes in hot water), the meat and the ${herbs}.`,
      ({ roots }) =>
        `Cover and simmer very gently for 120 minutes. Put in the ${roots}, in chunks, for the last 45.`,
      () => 'It is ready when the meat is cooked through and falls apart under a fork. Season it.',
    ],
    rest: 'In the fridge within two hours; warm it once until it steams, or freeze it for three months.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'courgettes, aubergines or peppers',
      tomatoes: 'tomatoes',
      onion: 'onion',
      garlic: 'garlic',
      olives: 'olives or capers',
      herbs: 'basil or thyme',
    },
    steps: [
      ({ vegetables }) =>
        `Cut the ${vegetables} into pieces of 2 cm. Brown in plenty of oil, one kind after the other, and take out.`,
      ({ onion, garlic }) => `Soften the ${onion}, sliced, and chopped ${garlic} in the same pot.`,
      ({ tomatoes }) => `Add the ${tomatoes} and the vegetables, and simmer for 20 minutes.`,
      ({ olives, herbs }) => `Stir in the ${olives} and the ${herbs}. Good hot or cold.`,
    ],
    rest: 'Cold with bread, or as a sauce for pasta.',
  },
  'cabbage-stew': {
    title: 'Cabbage with potatoes',
    slots: {
      cabbage: 'cabbage',
      potatoes: 'potatoes',
      meat: 'cooked sausage or bacon',
      onion: 'onion',
      apple: 'apple',
      stock: 'stock',
      mustard: 'mustard',
    },
    steps: [
      ({ meat }) =>
        `Slice the ${meat} and fry in a large pot until brown, raw gammon and bacon until cooked through.`,
      ({ onion }) => `Slice the ${onion} and fry in oil in a large pot until brown.`,
      ({ cabbage, apple, potatoes }) =>
        `Slice the ${cabbage}, dice the ${apple} and the ${potatoes}, and stir all in; sauerkraut is only drained.`,
      ({ stock }) =>
        `Add the ${stock} (cubes in hot water), cover, and cook for 25 minutes, until the potatoes are soft.`,
      ({ cabbage, mustard }) => `Season the ${cabbage} with salt, pepper and the ${mustard}.`,
    ],
    rest: 'Fry it in a pan the next day, once, until it steams.',
  },
  'pot-of-beans': {
    title: 'Pot of beans',
    slots: {
      beans: 'dried beans',
      roots: 'carrots and celery',
      onion: 'onion',
      tomatoes: 'tomatoes',
      meat: 'bacon or chorizo',
      herbs: 'bay leaves or sage',
      garlic: 'garlic',
    },
    steps: [
      ({ beans }) =>
        `The evening before, soak the ${beans} in plenty of cold water, for 8 hours or more. Pour the water away.`,
      () =>
        'Boil them hard in fresh water for 10 minutes: raw kidney beans are poisonous, and a slow cooker alone does not change that. Drain them.',
      ({ meat }) => `Fry the ${meat}, cut small, in a large pot.`,
      ({ onion, garlic, herbs }) =>
        `Fry the ${onion}, cut small, in oil with ${garlic} in a large pot. Add the beans, the ${herbs} and water to cover them, and simmer for 75 minutes, until they are soft.`,
      ({ roots, tomatoes }) =>
        `Add the ${roots}, cut small, and the ${tomatoes} for the last 25 minutes. Salt it at the end.`,
    ],
    rest: 'They freeze well in their liquid; warm them once, until they steam.',
  },
};
