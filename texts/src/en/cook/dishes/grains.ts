import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const grainDishes: Readonly<Record<string, DishText>> = {
  'fried-rice': {
    title: 'Fried rice',
    slots: {
      rice: 'cold cooked rice',
      vegetables: 'vegetables',
      eggs: 'eggs',
      protein: 'tofu or leftover meat',
      soy: 'soy sauce',
      ginger: 'ginger',
      garlic: 'garlic',
    },
    steps: [
      ({ vegetables, protein, garlic, ginger }) =>
        `Cut the ${vegetables} and the ${protein} small, and chop ${garlic} and ${ginger}. It goes fast from here.`,
      ({ vegetables, protein }) =>
        `Heat oil in a wide pan. Fry the ${vegetables} on high heat, the hard ones first, for 4 minutes. Add the ${protein}, garlic and ginger.`,
      ({ rice }) =>
        `Add the ${rice}, break up the lumps, and fry until every grain steams, 4 minutes. Use only rice that was cooled within an hour and stood in the fridge for a day at most.`,
      ({ soy }) => `Stir in the ${soy}.`,
      ({ eggs }) =>
        `Push the rice aside, scramble the ${eggs} in the free half of the pan until set, and mix them in.`,
    ],
    rest: 'Rice is warmed once only: eat all of it now.',
  },
  risotto: {
    title: 'Risotto',
    slots: {
      rice: 'risotto rice',
      vegetables: 'vegetables',
      onion: 'onion',
      stock: 'stock',
      wine: 'white wine',
      cheese: 'hard cheese',
      butter: 'butter',
    },
    steps: [
      ({ stock, onion, vegetables }) =>
        `Heat the ${stock} (cubes in hot water). Chop the ${onion}, and cut the ${vegetables} small.`,
      ({ onion, rice, wine }) =>
        `Soften the ${onion} in oil, stir in the ${rice} until it is hot, then the ${wine}. Let it boil away.`,
      ({ vegetables }) =>
        `Add hot stock by the ladle and stir for 18 minutes, always when the last one is taken up; pearl barley needs 35. Of the ${vegetables}, what is hard goes in at the start, what is soft for the last 5 minutes.`,
      ({ butter, cheese }) => `Off the heat, stir in the ${butter} and the ${cheese}. It should flow slowly.`,
    ],
    rest: 'Spread it out to cool within an hour; the next day, fry it once, as flat cakes, until they steam.',
  },
  'vegetable-pilaf': {
    title: 'Vegetable pilaf',
    slots: {
      rice: 'rice',
      vegetables: 'vegetables',
      pulses: 'beans or chickpeas',
      onion: 'onion',
      spice: 'cumin or curry powder',
      stock: 'stock',
      nuts: 'nuts or raisins',
    },
    steps: [
      ({ onion, vegetables }) =>
        `Slice the ${onion} and cut the ${vegetables} small. Fry both in oil for 6 minutes.`,
      ({ rice, spice, pulses }) => `Rinse the ${rice}. Stir in with the ${spice} and the drained ${pulses}.`,
      ({ stock }) =>
        `Add the ${stock} (cubes in hot water), boil up, cover, and cook on the lowest heat for 12 minutes; brown rice for 30, with a cup of water more.`,
      ({ rice, nuts }) =>
        `Leave the ${rice} covered off the heat for 10 minutes, then fork through with the ${nuts}.`,
    ],
    rest: 'Spread it out to cool within an hour, and eat it the next day, steaming hot, warmed once.',
  },
  'chicken-and-rice': {
    title: 'Chicken and rice in one pot',
    slots: {
      chicken: 'chicken in pieces',
      rice: 'rice',
      vegetables: 'vegetables',
      onion: 'onion',
      stock: 'stock',
      lemon: 'lemon',
      paprika: 'paprika',
    },
    steps: [
      ({ chicken, paprika }) =>
        `Cut whole birds into pieces, and thaw frozen ones in the fridge beforehand. Salt the ${chicken}, rub with the ${paprika}, and brown on all sides in oil in a wide pot. Take the meat out. Wash hands, knife and board after raw meat.`,
      ({ onion, vegetables, rice }) =>
        `Fry the ${onion} and the ${vegetables}, cut small, in the same pot for 5 minutes. Stir in the ${rice}.`,
      ({ stock, chicken }) =>
        `Pour in the ${stock} (cubes in hot water), lay the ${chicken} on top, cover, and simmer gently for 20 minutes; with brown rice for 35, and a cup of water more.`,
      () =>
        'Leave it covered off the heat for 10 minutes. The meat is cooked through when its juice runs clear (75 °C in the thickest part); if not, it goes back on the heat.',
      ({ lemon }) => `Squeeze the ${lemon} over it.`,
    ],
    rest: 'Cool it within an hour, and reheat it once, until it steams.',
  },
  'grain-salad': {
    title: 'Grain salad',
    slots: {
      grain: 'couscous, bulgur or quinoa',
      vegetables: 'vegetables',
      cheese: 'cheese to crumble',
      pulses: 'beans or chickpeas',
      herbs: 'fresh herbs',
      lemon: 'lemon',
      fruit: 'fruit or olives',
      oil: 'oil',
    },
    steps: [
      ({ grain }) =>
        `Cook the ${grain} as the pack says, and spread it on a plate to cool. What is cooked already only needs loosening.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} small. Broccoli, asparagus, peas, corn and the like boil for 3 minutes first, green beans for 8.`,
      ({ lemon, oil }) => `Make a dressing of the ${lemon}, the ${oil}, salt and pepper.`,
      ({ grain, pulses, fruit, herbs, cheese }) =>
        `Mix the ${grain} with the vegetables, the dressing, the drained ${pulses}, the ${fruit} and the ${herbs}. Crumble the ${cheese} on top.`,
    ],
    rest: 'A lunch for the next day; dress leaves only when they are eaten.',
  },
  'stuffed-vegetables': {
    title: 'Stuffed vegetables',
    slots: {
      shells: 'peppers or other vegetables to fill',
      rice: 'cooked rice or grains',
      filling: 'mince, beans or mushrooms',
      tomatoes: 'tomatoes',
      cheese: 'cheese',
      onion: 'onion',
    },
    steps: [
      ({ shells }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Halve and hollow the ${shells}, and chop what comes out. Bake squash by itself for 25 minutes first; boil leaves of cabbage until they bend.`,
      ({ shells, onion, filling }) =>
        `Fry what came out of the ${shells} with the ${onion}, chopped, and the ${filling}, cut small or drained, for 8 minutes. Minced meat has to be brown and cooked through.`,
      ({ rice, cheese }) =>
        `Mix it with the ${rice} and half of the ${cheese}. Season well, and fill the halves or roll it up in the leaves. Use only rice that was cooled within an hour and stood in the fridge for a day at most.`,
      ({ tomatoes, cheese }) =>
        `Put the ${tomatoes}, chopped, into a dish, the filled vegetables on top, and the rest of the ${cheese} over them. Bake for 35 minutes, until all is soft and steaming inside.`,
    ],
    rest: 'The rice was kept and warmed once: eat all of it now.',
  },
  'rice-porridge': {
    title: 'Rice porridge with ginger',
    slots: {
      rice: 'cooked rice',
      stock: 'stock',
      ginger: 'ginger',
      topping: 'topping',
      soy: 'soy sauce',
    },
    steps: [
      ({ rice, stock, ginger }) =>
        `Boil the ${rice} in the ${stock} (cubes in hot water) with sliced ${ginger} for 15 minutes, stirring, until it is thick and creamy. Use only rice that was cooled within an hour and stood in the fridge for a day at most.`,
      ({ topping }) => `Add the ${topping}, cut small, for the last 4 minutes, until soft and hot through.`,
      ({ soy }) => `Season with the ${soy}.`,
    ],
    rest: 'The rice was kept and warmed once: eat all of it now.',
  },
  'polenta-with-vegetables': {
    title: 'Polenta with vegetables from the pan',
    slots: {
      polenta: 'polenta',
      vegetables: 'vegetables',
      cheese: 'cheese',
      stock: 'stock',
      garlic: 'garlic',
      herbs: 'herbs',
    },
    steps: [
      ({ stock, polenta }) =>
        `Boil the ${stock} (cubes in hot water) and whisk in the ${polenta} in a thin stream.`,
      () =>
        'Cook it on the lowest heat for 25 minutes and stir now and then; quick polenta and semolina as the pack says.',
      ({ vegetables, garlic, herbs }) =>
        `Meanwhile fry the ${vegetables}, in pieces, in oil until soft, with the ${garlic} and the ${herbs} for the last minutes.`,
      ({ cheese, vegetables }) => `Stir the ${cheese} into the polenta, and eat it with the ${vegetables}.`,
    ],
    rest: 'It sets when cold: cut it into slices and fry them.',
  },
  'rice-bowl': {
    title: 'Rice bowl',
    slots: {
      rice: 'rice',
      protein: 'tofu or fish',
      vegetables: 'vegetables',
      soy: 'soy sauce',
      lime: 'lime',
      seeds: 'sesame seeds',
    },
    steps: [
      ({ rice }) =>
        `Cook the ${rice} in twice its volume of salted water, covered, for 12 minutes; brown rice and other grains as the pack says.`,
      ({ protein }) =>
        `Meanwhile cut the ${protein} into pieces and fry in a little oil until brown; raw fish until it flakes all the way through. What is smoked, tinned or cooked stays as it is.`,
      ({ vegetables }) => `Slice the ${vegetables} thinly; edamame boils for 4 minutes.`,
      ({ soy, lime, seeds }) => `Put everything on the rice, with the ${soy}, the ${lime} and the ${seeds}.`,
    ],
    rest: 'Keep the rice apart, cooled within an hour, and eat it the next day, cold or steaming hot.',
  },
};
