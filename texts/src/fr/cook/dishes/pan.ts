import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Stir-fry',
    slots: {
      vegetables: 'vegetables',
      protein: 'tofu, meat or prawns',
      soy: 'soy sauce',
      ginger: 'ginger',
      garlic: 'garlic',
      chilli: 'chilli',
      lime: 'lime',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Cut the ${vegetables} and the ${protein} into thin strips, raw meat, thawed through, and fish on a board of their own. Chop ${ginger}, ${garlic} and ${chilli}. Fresh bamboo shoots boil for 20 minutes first. Put on rice or noodles now, if you want them with it.`,
      ({ protein }) =>
        `Heat oil in a wide pan until it shimmers. Fry the ${protein} for 4 minutes, until brown and cooked through: raw poultry and pork with no pink left, prawns pink, squid white. Take it out.`,
      ({ vegetables }) => `Fry the ${vegetables} for 4 minutes, the hard ones first; they stay crisp.`,
      ({ soy, lime }) =>
        `Add ginger, garlic and chilli for a minute, then what you took out, the ${soy} and a splash of water. Season with the ${lime}.`,
    ],
    rest: 'Warm it once, in a hot pan, until it steams.',
  },
  fritters: {
    title: 'Vegetable fritters',
    slots: {
      vegetables: 'vegetables to grate',
      eggs: 'eggs',
      flour: 'flour',
      cheese: 'cheese',
      herbs: 'herbs',
      dip: 'yoghurt or another dip',
    },
    steps: [
      ({ vegetables }) =>
        `Grate or finely chop the ${vegetables}. Add salt, wait 5 minutes, and press out the water with your hands. What is cooked is only mashed.`,
      ({ eggs, flour, cheese, herbs }) =>
        `Mix this with the ${eggs}, the ${flour}, the ${cheese} and the ${herbs}.`,
      () => 'Fry spoonfuls in hot oil, pressed flat, 4 minutes on each side, until brown and set inside.',
      ({ dip }) => `Eat them with the ${dip}.`,
    ],
    rest: 'Good cold, in bread.',
  },
  hash: {
    title: 'Hash',
    slots: {
      potatoes: 'potatoes',
      meat: 'leftover meat, bacon or tofu',
      onion: 'onion',
      vegetables: 'vegetables',
      eggs: 'eggs',
      pickle: 'gherkins',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Dice the ${potatoes}, 1 cm if they are raw, the ${onion}, the ${meat} and the ${vegetables}.`,
      ({ potatoes }) =>
        `Fry the ${potatoes} in oil in a wide pan for 15 minutes if raw, half of that if cooked, and turn them now and then.`,
      ({ meat, vegetables }) =>
        `Add the onion, the ${vegetables} and the ${meat}, and fry until everything is brown and hot through; raw bacon, gammon and smoked fish until cooked through.`,
      ({ eggs, pickle }) =>
        `Break the ${eggs} onto it, cover until the whites are firm (for small children, and in pregnancy, old age or illness, the yolks too), and serve with the ${pickle}.`,
    ],
    rest: 'Leftover meat that was warmed again is eaten up now.',
  },
  'pan-fried-fish': {
    title: 'Fish from the pan with greens',
    slots: {
      fish: 'fish fillets',
      potatoes: 'potatoes',
      vegetables: 'green vegetables',
      butter: 'butter',
      lemon: 'lemon',
      herbs: 'parsley or dill',
    },
    steps: [
      ({ potatoes }) => `Boil the ${potatoes}, in pieces, in salted water for 15 minutes, until soft.`,
      ({ vegetables }) =>
        `Cut the ${vegetables}, and steam or fry for 4 to 6 minutes, until just tender; green beans for 8.`,
      ({ fish }) =>
        `Dry and salt the ${fish}, thawed if frozen. Fry in oil, skin down, for 4 minutes, turn, and give it 2 more, until it is opaque and flakes; thick pieces and whole fish take longer.`,
      ({ butter, lemon, herbs }) =>
        `Heat the ${butter} in the pan with the ${lemon} and the ${herbs}, and pour it over.`,
    ],
    rest: 'Fish keeps for two days; make fishcakes of it.',
  },
  fishcakes: {
    title: 'Fishcakes',
    slots: {
      fish: 'cooked, smoked or tinned fish',
      potatoes: 'mashed potato or potatoes',
      eggs: 'egg',
      crumbs: 'breadcrumbs',
      herbs: 'herbs or spring onion',
      salad: 'salad',
      lemon: 'lemon',
    },
    steps: [
      ({ potatoes }) =>
        `Prepare the ${potatoes}: raw ones boil in pieces for 15 minutes, are mashed with salt and cool a little; mash that is there can be used cold.`,
      ({ fish, eggs, herbs }) =>
        `Cook smoked haddock, kippers and raw crab first. Flake the ${fish} and mix with the mash, the ${eggs} and the ${herbs}. Form 8 flat cakes.`,
      ({ crumbs }) =>
        `Turn them in the ${crumbs}, crushed or grated, and fry them in oil for 4 minutes on each side, until they steam in the middle.`,
      ({ salad, lemon }) => `Eat them with the ${salad} and the ${lemon}.`,
    ],
    rest: 'Eat them cold the next day; leftover fish is not warmed twice.',
  },
  'seafood-in-garlic': {
    title: 'Seafood in garlic and tomatoes',
    slots: {
      seafood: 'prawns or other shellfish',
      tomatoes: 'tomatoes or fennel',
      garlic: 'garlic',
      wine: 'white wine',
      bread: 'bread or pasta',
      herbs: 'parsley',
      chilli: 'chilli',
    },
    steps: [
      ({ seafood }) =>
        `Clean the ${seafood}. Mussels and clams that are open and do not close when tapped are thrown away. Raw crab and lobster boil for 12 minutes first, octopus for 45. Put on pasta now, if it is that and not bread.`,
      ({ garlic, chilli, tomatoes }) =>
        `Warm plenty of sliced ${garlic} and the ${chilli} in oil. Add the ${tomatoes}, cut small, and cook for 5 minutes.`,
      ({ wine, seafood }) =>
        `Pour in the ${wine}, let it boil, and cook the ${seafood} in it for 3 to 6 minutes: raw prawns until pink, squid and scallops until white all through, shells until they open. Those that stay shut are thrown away. What is cooked only gets hot.`,
      ({ herbs, bread }) => `Scatter the ${herbs} over it and eat it with the ${bread}.`,
    ],
    rest: 'Best eaten up; at most until tomorrow, in the fridge at once.',
  },
  'meat-with-pan-sauce': {
    title: 'Meat from the pan with its sauce',
    slots: {
      meat: 'chops, steaks or liver',
      vegetables: 'vegetables',
      onion: 'onion or shallots',
      cream: 'cream',
      potatoes: 'potatoes',
      mustard: 'mustard',
      wine: 'wine',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Boil the ${potatoes}, in pieces, for 15 minutes, until soft. Cut the ${vegetables}: mushrooms, tomatoes, courgettes and leaves are fried, the others boil for the last 5 minutes, green beans for 8.`,
      ({ meat }) =>
        `Thaw frozen meat in the fridge beforehand. Cut a joint into slices of 2 cm. Dry and salt the ${meat}. Fry in hot oil: steaks for 3 minutes a side, chops and liver for 4, breasts of poultry for 7. Poultry, pork and offal are cooked through, with no pink left (75 °C; gammon stays pink). Wash board and hands after raw meat.`,
      ({ onion, wine }) =>
        `Rest the meat under a lid, on a clean plate. Soften the ${onion}, sliced, in the same pan, and boil up with the ${wine} or a little water.`,
      ({ meat, cream, mustard }) =>
        `Stir in the ${cream} and the ${mustard}, season, and pour it over the ${meat}.`,
    ],
    rest: 'Slice cold meat for bread or hash.',
  },
  patties: {
    title: 'Burgers',
    slots: {
      mince: 'minced meat',
      bread: 'rolls',
      salad: 'salad',
      onion: 'onion',
      cheese: 'cheese',
      pickle: 'gherkins, ketchup or mustard',
    },
    steps: [
      ({ mince }) =>
        `Salt and pepper the ${mince} and form 4 flat patties, a little wider than the bread; what is formed already stays so. Wash hands and board after raw meat.`,
      ({ onion }) => `Fry the ${onion}, in rings, until soft, and take out.`,
      () =>
        'Fry the patties in hot oil for about 4 minutes on each side, longer if they are thick, until cooked through, with no pink inside (75 °C).',
      ({ cheese }) => `Lay the ${cheese} on them while they are hot in the pan.`,
      ({ bread, salad, pickle }) =>
        `Toast the ${bread} and fill with the ${salad}, the patties and the ${pickle}.`,
    ],
    rest: 'Freeze raw patties on the day, unless the meat was frozen before; cooked ones keep for two days.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillas',
      cheese: 'cheese that melts',
      filling: 'filling',
      dip: 'sour cream, salsa or avocado',
    },
    steps: [
      ({ filling }) =>
        `Drain what is tinned, and cut the ${filling} small. Fry until soft, dry and hot through; avocado stays raw.`,
      ({ tortillas, cheese }) =>
        `Spread the filling and the ${cheese} on one half of the ${tortillas}, and fold the other over.`,
      () => 'Bake them in a dry pan for 2 to 3 minutes on each side, until the cheese runs.',
      ({ dip }) => `Cut them into wedges and eat them with the ${dip}.`,
    ],
    rest: 'Crisp them once in a dry pan, until they steam; if leftovers went in, eat them cold.',
  },
  'bean-burgers': {
    title: 'Bean burgers',
    slots: {
      pulses: 'beans',
      crumbs: 'breadcrumbs or oats',
      vegetables: 'vegetables',
      spice: 'cumin or paprika',
      bread: 'rolls',
      salad: 'salad',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Grate or chop the ${vegetables} finely, and fry with the ${spice} until dry.`,
      ({ pulses, crumbs }) =>
        `Drain and mash the ${pulses}, from a tin or boiled soft, and knead in the vegetables, the ${crumbs} and salt. Leave it for 5 minutes, and form flat patties.`,
      () => 'Fry them in oil for 5 minutes on each side, until brown and hot through. Turn them gently.',
      ({ bread, salad }) => `Eat them with the ${salad}, in the ${bread}.`,
    ],
    rest: 'Cold in a lunch box.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortillas or flatbread',
      filling: 'falafel, eggs or leftover meat',
      salad: 'salad',
      sauce: 'yoghurt or another sauce',
      herbs: 'herbs',
    },
    steps: [
      ({ filling }) =>
        `Warm the ${filling} until it steams, or use it cold. Eggs boil for 9 minutes; tofu, tempeh and halloumi are fried; breaded and frozen things are cooked as the pack says.`,
      ({ salad }) => `Cut the ${salad} into strips.`,
      ({ bread, sauce, herbs }) =>
        `Warm the ${bread} in a dry pan. Spread with the ${sauce}, fill, add the ${herbs}, and roll up.`,
    ],
    rest: 'Filled ones are for the same day.',
  },
};
