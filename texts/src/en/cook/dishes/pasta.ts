import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta with vegetables from the pan',
    slots: {
      pasta: 'pasta',
      vegetables: 'vegetables',
      garlic: 'garlic',
      meat: 'bacon or sausage',
      cheese: 'cheese',
      herbs: 'fresh herbs',
      oil: 'oil',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Boil water for the pasta and salt it. Cut the ${vegetables} small, and slice ${garlic}.`,
      ({ meat }) =>
        `Fry the ${meat} in small pieces in a wide pan; bacon and raw sausage until cooked through, with no pink left.`,
      ({ oil, vegetables }) =>
        `Heat the ${oil} in a wide pan. Fry the ${vegetables} until soft, 8 to 10 minutes. Add the garlic for the last minute.`,
      ({ pasta }) =>
        `Cook the ${pasta} as the pack says, and keep a cup of its water. Cooked pasta only has to get hot in the pan.`,
      ({ pasta, cheese, herbs }) =>
        `Toss the ${pasta} in the pan with a splash of its water, the ${cheese} and the ${herbs}.`,
    ],
    rest: 'Warm it once with a little water, until it steams; if leftovers went in, eat it up now.',
  },
  'creamy-pasta': {
    title: 'Creamy pasta',
    slots: {
      pasta: 'pasta',
      cream: 'cream',
      addition: 'vegetables, ham or fish',
      lemon: 'lemon',
      cheese: 'hard cheese',
      garlic: 'garlic',
    },
    steps: [
      ({ addition, garlic }) =>
        `Boil water for the pasta and salt it. Cut the ${addition} small, and chop ${garlic}.`,
      ({ addition }) =>
        `Fry the ${addition} in a wide pan with a little oil: vegetables until soft, bacon until crisp, raw fish, smoked haddock and raw prawns until cooked through, leftovers until they steam. Smoked salmon goes in at the end.`,
      ({ pasta }) => `Cook the ${pasta} as the pack says, and keep a cup of its water.`,
      ({ cream }) =>
        `Add the garlic, the ${cream} and a splash of pasta water to the pan and let it bubble for 3 minutes.`,
      ({ pasta, cheese, lemon }) =>
        `Toss the ${pasta} in it with the ${cheese} and a little of the ${lemon}. Thin it with pasta water.`,
    ],
    rest: 'Thin it with milk or water and warm it once, until it steams; if leftovers went in, eat it up now.',
  },
  'bolognese-sauce': {
    title: 'Spaghetti with meat sauce',
    slots: {
      mince: 'minced meat',
      tomatoes: 'tinned tomatoes',
      roots: 'carrots and celery',
      onion: 'onion',
      pasta: 'spaghetti',
      wine: 'red wine',
      garlic: 'garlic',
    },
    steps: [
      ({ onion, roots }) =>
        `Chop the ${onion} and the ${roots} very small. Soften them in oil in a pot for 8 minutes.`,
      ({ mince, garlic }) =>
        `Turn up the heat. Fry the ${mince} until brown and dry, raw meat with no pink left. Add chopped ${garlic}. Of dried soya or lentils a third of the weight is enough, with half a litre of water.`,
      ({ wine, tomatoes }) =>
        `Pour in the ${wine} and let it boil away, then the ${tomatoes}. Salt and pepper it.`,
      () => 'Simmer half covered for 40 minutes, and stir now and then. Lentils have to be soft.',
      ({ pasta }) => `Cook the ${pasta} as the pack says, and toss in the sauce.`,
    ],
    rest: 'The sauce freezes well, for three months.',
  },
  'pasta-bake': {
    title: 'Pasta bake',
    slots: {
      pasta: 'pasta',
      vegetables: 'vegetables',
      sauce: 'tomatoes, cream or milk',
      cheese: 'cheese that melts',
      meat: 'leftover meat or tinned fish',
    },
    steps: [
      ({ pasta }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Boil the ${pasta} for 2 minutes less than the pack says; what is cooked or fresh, such as gnocchi, goes in as it is.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} small and fry until soft, 8 minutes. Boil up milk with 2 spoons of flour, if that is the sauce.`,
      ({ sauce, meat, cheese }) =>
        `Mix pasta and vegetables with the ${sauce}, the ${meat}, half of the ${cheese}, salt and pepper in a baking dish. The rest goes on top.`,
      () => 'Bake for 20 minutes, until it is brown on top and steams in the middle.',
    ],
    rest: 'Reheat portions once, until they steam; if leftovers went in, eat it up now.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'lasagne sheets',
      filling: 'vegetables or minced meat',
      tomatoes: 'tinned tomatoes',
      milk: 'milk',
      flour: 'flour',
      cheese: 'cheese that melts',
      onion: 'onion',
    },
    steps: [
      ({ onion, filling }) =>
        `Chop the ${onion} and cut the ${filling} small. Fry both in oil until soft and dry; minced meat until brown and cooked through, with no pink left.`,
      ({ tomatoes }) =>
        `Add the ${tomatoes}, season, and simmer while you make the white sauce. Heat the oven to 190 °C, or 170 °C with a fan.`,
      ({ flour, milk }) =>
        `Warm 50 g of butter or oil, stir in the ${flour} for a minute, then whisk in the ${milk} by and by. Let it boil up until it is thick, and salt it.`,
      ({ sheets, cheese }) =>
        `Layer filling, ${sheets} and white sauce in a dish, white sauce and the ${cheese} on top.`,
      () =>
        'Bake for 40 minutes, until a knife goes through easily and the middle steams. Let it stand for a while before cutting.',
    ],
    rest: 'Better the next day; it freezes in portions.',
  },
  'pasta-with-greens': {
    title: 'Pasta with greens',
    slots: {
      pasta: 'pasta',
      greens: 'greens',
      pesto: 'pesto',
      pulses: 'white beans',
      garlic: 'garlic',
      chilli: 'chilli',
      lemon: 'lemon',
    },
    steps: [
      ({ pasta }) => `Cook the ${pasta} in salted water as the pack says.`,
      ({ greens }) =>
        `Cut the ${greens} into strips or small pieces. Put what is hard to the pasta for its last 4 minutes, soft leaves for the last one; with gnocchi, boil what is hard first.`,
      ({ garlic, chilli, pulses }) =>
        `Meanwhile warm sliced ${garlic} and the ${chilli} in plenty of oil, and the drained ${pulses} with them.`,
      ({ pasta, pesto, lemon }) =>
        `Keep a cup of the water, drain the ${pasta}, and toss everything with the ${pesto} and a little of the ${lemon}.`,
    ],
    rest: 'Good cold, as a salad.',
  },
  'noodle-stir-fry': {
    title: 'Fried noodles',
    slots: {
      noodles: 'noodles',
      vegetables: 'vegetables',
      protein: 'tofu, prawns or meat',
      soy: 'soy sauce',
      ginger: 'ginger',
      garlic: 'garlic',
      lime: 'lime',
    },
    steps: [
      ({ noodles }) =>
        `Cook the ${noodles} as the pack says, rinse cold and drain. What is cooked stays as it is.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Cut the ${vegetables} and the ${protein} into thin strips, raw meat on a board of its own, and chop ${ginger} and ${garlic}.`,
      ({ protein }) =>
        `Fry the ${protein} in hot oil in a wide pan until brown; raw meat until cooked through, with no pink left, raw prawns until pink. Take it out.`,
      ({ vegetables }) => `Fry the ${vegetables} on high heat for 4 minutes, the hard ones first.`,
      ({ soy, lime }) =>
        `Add noodles, ginger, garlic, what you took out and the ${soy}. Toss until hot. Season with the ${lime}.`,
    ],
    rest: 'Warm it once, in a hot pan, until it steams; if leftovers went in, eat it up now.',
  },
  'noodle-soup': {
    title: 'Noodle soup',
    slots: {
      noodles: 'noodles',
      stock: 'stock',
      vegetables: 'vegetables',
      protein: 'tofu, eggs or leftover meat',
      ginger: 'ginger',
      soy: 'soy sauce or miso',
    },
    steps: [
      ({ stock, ginger }) => `Simmer the ${stock} (cubes in hot water) with sliced ${ginger} for 5 minutes.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} into thin pieces. Add what is hard, and bean sprouts, and cook for 3 minutes.`,
      ({ noodles }) =>
        `Add the ${noodles} and cook as long as the pack says; soft leaves for the last minute.`,
      ({ protein }) =>
        `Heat the ${protein} in the soup until steaming: raw prawns until pink, dumplings as the pack says. Eggs boil beside it for 9 minutes.`,
      ({ soy }) => `Take it off the heat and stir in the ${soy}.`,
    ],
    rest: 'Keep broth and noodles apart; boil the broth up once. If leftovers went in, eat it up now.',
  },
  'tuna-pasta': {
    title: 'Pasta with tuna and tomatoes',
    slots: {
      pasta: 'pasta',
      fish: 'tinned tuna',
      tomatoes: 'tomatoes',
      extra: 'olives or capers',
      onion: 'onion',
      garlic: 'garlic',
    },
    steps: [
      ({ pasta }) =>
        `Cook the ${pasta} in salted water as the pack says, and keep a cup of the water. What is cooked only gets hot in the sauce.`,
      ({ onion, garlic, tomatoes }) =>
        `Soften the ${onion}, chopped, and sliced ${garlic} in oil. Add the ${tomatoes}, chopped if large, and cook for 6 minutes, until soft.`,
      ({ fish, extra }) => `Stir in the drained ${fish} and the ${extra}, and heat until it steams.`,
      () => 'Toss the pasta in it with a splash of its water.',
    ],
    rest: 'Good cold, the next day; fish keeps for two days at most.',
  },
};
