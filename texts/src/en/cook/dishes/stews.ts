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
        `Slice the ${onion} and soften it in oil. Add chopped ${garlic}, the ${ginger} and the ${spice}, and stir for a minute.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} into bites. Stir in the hard ones; leaves and what is cooked already wait.`,
      ({ coconut }) =>
        `Add the ${coconut} and a cup of water; yoghurt only at the end. Simmer for 15 minutes, until a knife goes in easily.`,
      ({ protein }) => `Add the ${protein} and the leaves, and cook for 4 minutes more.`,
      ({ herbs }) => `Salt it and scatter the ${herbs} over it. Eat it with rice or bread.`,
    ],
    rest: 'Better the next day; freeze what is left after that.',
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
        `Cut the ${chicken} into pieces, on the bone or off, and brown them in it for 5 minutes.`,
      ({ sauce, vegetables }) =>
        `Stir in the ${sauce} and the ${vegetables}, cut small. Simmer on low heat for 20 minutes; on the bone 15 more.`,
      () => 'It is done when the thickest piece is cooked through, without pink (75 °C). Salt it.',
    ],
    rest: 'In the fridge within two hours; reheat until it steams.',
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
      ({ onion, sausage, garlic, spice }) =>
        `Chop the ${onion} and fry it in oil with the ${sausage}, sliced; cheese waits for the end. Add sliced ${garlic} and the ${spice}.`,
      ({ greens }) => `Cut the ${greens} small. Fry what is hard with it for 4 minutes.`,
      ({ tomatoes, pulses }) => `Add the ${tomatoes} and the drained ${pulses}, and simmer for 12 minutes.`,
      () => 'Stir in leaves until they wilt, season, and eat it with bread.',
    ],
    rest: 'On toast the next day.',
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
        `Rinse the ${lentils} and simmer them in a litre of water for 20 minutes, until they fall apart; brown or green ones need 35.`,
      ({ greens }) => `Stir in the ${greens}, cut small, and cook until soft.`,
      ({ onion, garlic, ginger, spice }) =>
        `Meanwhile fry the ${onion}, in thin slices, in plenty of oil until brown. Add sliced ${garlic}, the ${ginger} and the ${spice} for a minute.`,
      ({ lemon, yoghurt }) =>
        `Pour this over the lentils, salt it, and serve with the ${lemon} and the ${yoghurt}.`,
    ],
    rest: 'It thickens: add water and boil it up.',
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
        `Chop the ${onion} and fry it in oil. Add the ${mince} and fry until it is brown, with no pink left; lentils and soya without browning.`,
      ({ peppers, garlic, chilli }) => `Add the ${peppers}, diced, chopped ${garlic} and the ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Stir in the ${tomatoes}, the drained ${pulses} and a cup of water. Simmer for 25 minutes.`,
      ({ chocolate }) => `Melt the ${chocolate} in it, and salt it. Eat it with rice, bread or tortillas.`,
    ],
    rest: 'Freeze portions; it fills wraps and baked potatoes.',
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
      ({ meat }) => `Cut the ${meat} into pieces of 3 cm, salt them, and brown them in oil in two lots.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Fry the ${onion}, sliced, in the same pot with the ${tomato}. Add the ${wine}, the ${stock}, the meat and the ${herbs}.`,
      ({ roots }) =>
        `Cover and simmer very gently for 120 minutes. Put in the ${roots}, in chunks, for the last 45.`,
      () => 'It is ready when the meat is cooked through and falls apart under a fork. Season it.',
    ],
    rest: 'Better the next day; it freezes for three months.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'courgettes, aubergines, peppers',
      tomatoes: 'tomatoes',
      onion: 'onion',
      garlic: 'garlic',
      olives: 'olives or capers',
      herbs: 'basil or thyme',
    },
    steps: [
      ({ vegetables }) =>
        `Cut the ${vegetables} into pieces of 2 cm. Brown them in plenty of oil, one kind after the other, and take them out.`,
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
      ({ onion, meat }) => `Slice the ${onion} and the ${meat}, and fry them in a large pot until brown.`,
      ({ cabbage, apple, potatoes }) =>
        `Cut the ${cabbage} into strips, the ${apple} and the ${potatoes} into dice, and stir them in.`,
      ({ stock }) => `Add the ${stock}, cover, and cook for 25 minutes, until the potatoes are soft.`,
      ({ mustard }) => `Season with pepper and the ${mustard}.`,
    ],
    rest: 'Fry it in a pan the next day.',
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
      ({ beans }) => `The evening before, soak the ${beans} in plenty of cold water. Pour the water away.`,
      () =>
        'Boil them hard in fresh water for 10 minutes, because kidney beans are poisonous until they were boiled. Drain them.',
      ({ onion, meat, garlic, herbs }) =>
        `Fry the ${onion} and the ${meat}, cut small, in oil with ${garlic}. Add the beans, the ${herbs} and water to cover them, and simmer for 75 minutes, until they are soft.`,
      ({ roots, tomatoes }) =>
        `Add the ${roots}, cut small, and the ${tomatoes} for the last 25 minutes. Salt them at the end.`,
    ],
    rest: 'They freeze well in their liquid.',
  },
};
