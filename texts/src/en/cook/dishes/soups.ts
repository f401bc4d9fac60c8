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
        `Chop the ${onion}. Cut the ${vegetables} and the ${potato} into pieces of 2 cm; keep leaves apart. Cassava is peeled and boiled soft first, 25 minutes, and its water poured away.`,
      ({ onion, vegetables }) =>
        `Soften the ${onion} in oil, then add the ${vegetables}, without leaves, for 5 minutes.`,
      ({ stock }) =>
        `Add the ${stock} (cubes in hot water) and simmer for 18 minutes, until all of it is soft; leaves for the last 3 only.`,
      () => 'Blend it, or leave it as it is. Add salt and pepper.',
      ({ cream, herbs }) => `Stir in the ${cream}, and put the ${herbs} on top.`,
    ],
    rest: 'Freeze it in portions, or boil it up once within three days.',
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
      ({ bacon }) => `Fry the ${bacon}, in small pieces, in a large pot, raw bacon until cooked through.`,
      ({ onion }) => `Chop the ${onion} and fry in oil in a large pot for 5 minutes.`,
      ({ vegetables }) => `Cut the ${vegetables} into dice. Fry what is hard for 5 minutes with the rest.`,
      ({ tomatoes, stock, pulses }) =>
        `Add the ${tomatoes}, the ${stock} (cubes in hot water) and the drained ${pulses}, from a tin or boiled soft. Simmer for 20 minutes.`,
      ({ pasta }) => `Add the ${pasta} and cook until done; what is cooked already only has to steam.`,
      () => 'Stir in soft vegetables for the last 3 minutes, and season.',
      ({ cheese }) => `Grate the ${cheese} over it.`,
    ],
    rest: 'Better the next day, boiled up once; the pasta drinks broth, so add water.',
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
      ({ onion, roots }) => `Chop the ${onion}, dice the ${roots}, and fry both in oil for 5 minutes.`,
      ({ lentils, stock, tomatoes }) =>
        `Rinse the ${lentils}. Add with the ${stock} (cubes in hot water) and the ${tomatoes}.`,
      () =>
        'Simmer for 25 minutes, until they are soft; red ones need 15, large brown ones up to 40, split peas up to 60.',
      ({ sausage }) =>
        `Slice the ${sausage} and cook in the soup for the last 10 minutes; bacon and raw gammon, cut small, for the last 20.`,
      ({ lentils, lemon }) => `Season the ${lentils} with salt, pepper and a little of the ${lemon}.`,
    ],
    rest: 'Freezes well; boil it up once.',
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
        `Heat the oven to 200 °C, or 180 °C with a fan. Halve the ${tomatoes}, quarter the ${onion} and the ${peppers}, and put all on a tray with ${garlic}, oil and salt.`,
      () => 'Roast for 30 minutes, until the edges are brown.',
      ({ stock }) => `Put everything into a pot, add the ${stock} (cubes in hot water), boil up and blend.`,
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
        `Put the ${chicken}, the halved ${onion} and the ${roots}, in slices, into a pot with 1.5 litres of cold water and 2 teaspoons of salt. Bring it to the boil. Wash hands and board after raw meat.`,
      () =>
        'Simmer for 30 minutes, until the meat comes off the bone and is cooked through (75 °C inside). A whole bird needs 60 or more.',
      ({ chicken }) => `Take out the ${chicken} and pull the meat into pieces, without skin and bones.`,
      ({ noodles, peas }) =>
        `Cook the ${noodles} in the soup as the pack says, and the ${peas} for the last 3 minutes.`,
      ({ chicken, herbs }) => `Put the ${chicken} back, let it boil up, and add the ${herbs}.`,
    ],
    rest: 'Cool it in a flat dish, in the fridge within two hours; boil it up once, or freeze it.',
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
      ({ bacon }) => `Fry the ${bacon}, in strips, in a large pot until cooked through.`,
      ({ leek, potatoes }) =>
        `Soften the ${leek}, in rings, in a little butter or oil in a large pot. Cut the ${potatoes} into dice of 1 cm.`,
      ({ potatoes, stock }) =>
        `Add the ${potatoes} and the ${stock} (cubes in hot water), and simmer for 12 minutes, until soft.`,
      ({ milk, corn }) => `Pour in the ${milk}, add the ${corn}, and bring it to just below boiling.`,
      ({ fish }) =>
        `Cut the ${fish} into pieces and cook in the soup for 5 minutes, until opaque and flaking; prawns until pink, scallops and squid until white all through.`,
    ],
    rest: 'Fish keeps for two days at most; warm it once, gently, until it steams.',
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
        `Grate or blend the ${cucumber} with a little ${garlic}. Cut the ${extra} small; peas boil for 3 minutes first.`,
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
        `Wash the ${trimmings} and cut roughly; ends, peel and outer leaves too, but nothing rotten or mouldy.`,
      ({ trimmings, bones, herbs }) =>
        `Put the ${trimmings} into a pot with the ${bones}, the ${herbs}, a few peppercorns and 2 litres of cold water.`,
      () => 'Simmer gently for 60 minutes; raw poultry has to be cooked through.',
      () => 'Strain it and salt it. Cool the pot in cold water, and put it into the fridge within two hours.',
    ],
    rest: 'Three days in the fridge, or frozen in a tray for ice cubes; boil it before use.',
  },
};
