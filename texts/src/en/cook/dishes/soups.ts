import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Soup of what is there',
    slots: {
      vegetables: 'vegetables',
      onion: 'onion',
      potato: 'potato',
      stock: 'stock',
      cream: 'cream or yoghurt',
      herbs: 'herbs',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Chop the ${onion}. Cut the ${vegetables} and the ${potato} into pieces of 2 cm; keep leaves apart.`,
      ({ onion, vegetables }) =>
        `Soften the ${onion} in oil, then fry the ${vegetables} with it for 5 minutes.`,
      ({ stock }) =>
        `Add the ${stock} and simmer for 18 minutes, until all of it is soft; leaves for the last 3 only.`,
      ({ cream, herbs }) =>
        `Blend it, or leave it as it is. Stir in the ${cream}, salt and pepper, and put the ${herbs} on top.`,
    ],
    rest: 'Freeze it in portions, or boil it up again within three days.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'vegetables',
      tomatoes: 'tomatoes',
      pulses: 'beans',
      onion: 'onion',
      pasta: 'small pasta',
      bacon: 'bacon',
      cheese: 'hard cheese',
      stock: 'stock',
    },
    steps: [
      ({ onion, bacon }) =>
        `Chop the ${onion} and the ${bacon}, and fry them in oil in a large pot for 5 minutes.`,
      ({ vegetables }) => `Cut the ${vegetables} into dice. Fry the hard ones with it for 5 minutes.`,
      ({ tomatoes, stock, pulses }) =>
        `Add the ${tomatoes}, the ${stock} and the drained ${pulses}. Simmer for 20 minutes.`,
      ({ pasta }) =>
        `Add soft vegetables and the ${pasta}, and cook until the pasta is done. What is cooked already only gets hot.`,
      ({ cheese }) => `Season, and grate the ${cheese} over it.`,
    ],
    rest: 'Better the next day; the pasta drinks broth, so add water.',
  },
  'lentil-soup': {
    title: 'Lentil soup',
    slots: {
      lentils: 'lentils',
      roots: 'carrots or other roots',
      onion: 'onion',
      sausage: 'cooked sausage or bacon',
      tomatoes: 'tomatoes',
      lemon: 'lemon or vinegar',
      stock: 'stock',
    },
    steps: [
      ({ onion, roots }) => `Chop the ${onion}, dice the ${roots}, and fry them in oil for 5 minutes.`,
      ({ lentils, stock, tomatoes }) =>
        `Rinse the ${lentils}. Add them with the ${stock} and the ${tomatoes}.`,
      () => 'Simmer for 25 minutes, until they are soft; red ones need 15, large brown ones up to 40.',
      ({ sausage }) => `Slice the ${sausage} and cook it in the soup for the last 10 minutes.`,
      ({ lemon }) => `Season with salt, pepper and a little of the ${lemon}.`,
    ],
    rest: 'Freezes well.',
  },
  'roast-tomato-soup': {
    title: 'Roast tomato soup',
    slots: {
      tomatoes: 'tomatoes',
      peppers: 'peppers',
      onion: 'onion',
      bread: 'bread',
      stock: 'stock',
      cream: 'cream',
      basil: 'basil',
      garlic: 'garlic',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Halve the ${tomatoes}, quarter the ${onion} and the ${peppers}, and put them on a tray with ${garlic}, oil and salt.`,
      () => 'Roast for 30 minutes, until the edges are brown.',
      ({ stock }) => `Put everything into a pot, add the ${stock}, boil up and blend.`,
      ({ bread }) => `Toast the ${bread} in the oven that is still hot.`,
      ({ cream, basil }) => `Serve with the ${cream} and the ${basil}.`,
    ],
    rest: 'It is a pasta sauce, too.',
  },
  'chicken-soup': {
    title: 'Chicken soup',
    slots: {
      chicken: 'chicken in pieces',
      roots: 'carrots and other roots',
      onion: 'onion',
      noodles: 'noodles',
      herbs: 'fresh herbs',
      peas: 'peas',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Put the ${chicken}, the halved ${onion} and the ${roots}, in slices, into a pot with 1.5 litres of cold water and a spoon of salt. Bring it to the boil.`,
      () => 'Simmer for 30 minutes, until the meat comes off the bone and is cooked through (75 °C inside).',
      ({ chicken }) => `Take out the ${chicken} and pull it into pieces.`,
      ({ noodles, peas }) =>
        `Cook the ${noodles} in the soup as their pack says, and the ${peas} for the last 3 minutes.`,
      ({ herbs }) => `Put the meat back, let it boil up, and add the ${herbs}.`,
    ],
    rest: 'Cool it in a flat dish; boil it up again, or freeze it.',
  },
  'fish-chowder': {
    title: 'Fish chowder',
    slots: {
      fish: 'fish',
      potatoes: 'potatoes',
      milk: 'milk',
      leek: 'leek',
      corn: 'sweetcorn or peas',
      bacon: 'bacon',
      stock: 'stock',
    },
    steps: [
      ({ bacon, leek, potatoes }) =>
        `Fry the ${bacon}, in strips, and the ${leek}, in rings, in a little butter or oil. Cut the ${potatoes} into dice of 1 cm.`,
      ({ potatoes, stock }) =>
        `Add the ${potatoes} and the ${stock}, and simmer for 12 minutes, until they are soft.`,
      ({ milk, corn }) => `Pour in the ${milk}, add the ${corn}, and bring it to just below boiling.`,
      ({ fish }) =>
        `Cut the ${fish} into pieces and let it cook in the soup for 5 minutes, until it is opaque and flakes; shellfish until firm, and shells that stay shut are thrown away.`,
    ],
    rest: 'Fish keeps for two days at most; warm it gently until it steams.',
  },
  'cold-cucumber-soup': {
    title: 'Cold cucumber soup',
    slots: {
      cucumber: 'cucumber',
      yoghurt: 'yoghurt',
      extra: 'radishes or avocado',
      herbs: 'dill or mint',
      lemon: 'lemon',
      garlic: 'garlic',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Grate or blend the ${cucumber} with a little ${garlic}. Cut the ${extra} small.`,
      ({ yoghurt, lemon, herbs }) =>
        `Stir in the ${yoghurt}, the juice of the ${lemon}, the ${herbs}, salt, and cold water until it flows.`,
      () => 'Leave it in the fridge until you eat.',
    ],
    rest: 'For the next day, cold.',
  },
  'stock-of-trimmings': {
    title: 'Stock of vegetables and trimmings',
    slots: {
      trimmings: 'vegetables and their ends',
      herbs: 'stalks of herbs',
      bones: 'bones or wings of chicken',
    },
    steps: [
      ({ trimmings }) =>
        `Wash the ${trimmings} and cut them roughly; ends, peel and outer leaves too, but nothing rotten or mouldy.`,
      ({ bones, herbs }) =>
        `Put them into a pot with the ${bones}, the ${herbs}, a few peppercorns and 2 litres of cold water.`,
      () => 'Simmer gently for 60 minutes; raw poultry has to be cooked through.',
      () => 'Strain it and salt it. Cool it in cold water before it goes into the fridge.',
    ],
    rest: 'Three days in the fridge, or frozen in a tray for ice cubes.',
  },
};
