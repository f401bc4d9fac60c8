import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const eggDishes: Readonly<Record<string, DishText>> = {
  frittata: {
    title: 'Frittata',
    slots: {
      eggs: 'eggs',
      vegetables: 'vegetables that fry',
      onion: 'onion',
      cheese: 'cheese',
      herbs: 'fresh herbs',
      oil: 'oil',
    },
    steps: [
      ({ vegetables, onion }) =>
        `Cut the ${vegetables} and the ${onion} small; what is raw and hard, such as potatoes or broccoli, into dice of 1 cm.`,
      ({ oil, vegetables, onion }) =>
        `Heat the ${oil} in a pan that may go under the grill. Fry the ${vegetables} and the ${onion} on medium heat until soft and dry, 5 to 12 minutes.`,
      ({ eggs, cheese, herbs }) =>
        `Beat the ${eggs} with salt and pepper. Stir in the ${cheese}, in small pieces, and the ${herbs}.`,
      ({ eggs }) =>
        `Pour the ${eggs} over the vegetables and cook on low heat for 10 minutes, until only the top is wet. Heat the grill.`,
      () => 'Put the pan under the grill for 2 to 3 minutes, until the egg is set all the way through.',
    ],
    rest: 'In the fridge within two hours. Good cold, in wedges or in bread.',
  },
  shakshouka: {
    title: 'Shakshouka',
    slots: {
      eggs: 'eggs',
      tomatoes: 'tomatoes',
      peppers: 'peppers',
      onion: 'onion',
      garlic: 'garlic',
      paprika: 'paprika or cumin',
      cheese: 'cheese to crumble',
      herbs: 'fresh herbs',
      oil: 'oil',
    },
    steps: [
      ({ onion, peppers, oil }) =>
        `Slice the ${onion} and the ${peppers}. Fry them in the ${oil} in a wide pan until soft, about 8 minutes.`,
      ({ garlic, paprika, tomatoes }) =>
        `Stir in chopped ${garlic} and the ${paprika}, then the ${tomatoes}. Simmer for 10 minutes, until thick. Salt it.`,
      ({ eggs }) => `Make hollows in the sauce and break the ${eggs} into them.`,
      () =>
        'Cover and cook on low heat for 8 minutes, until the whites are firm; for small children, and in pregnancy, old age or illness, the yolks too.',
      ({ cheese, herbs }) => `Crumble the ${cheese} over it, and the ${herbs}. Eat it with bread.`,
    ],
    rest: 'The sauce keeps without the eggs: cook only as many as are eaten.',
  },
  omelette: {
    title: 'Omelette',
    slots: {
      eggs: 'eggs',
      filling: 'filling',
      cheese: 'cheese',
      herbs: 'fresh herbs',
      butter: 'butter',
    },
    steps: [
      ({ filling, butter }) =>
        `Cut the ${filling} small. Heat half of the ${butter} in a pan. Fry what is raw until soft and dry, raw smoked fish until it flakes; warm what is cooked until it steams. Take it out.`,
      ({ eggs, herbs }) => `Beat the ${eggs} with a little salt and the ${herbs}.`,
      ({ eggs, butter }) =>
        `Heat the rest of the ${butter}. Pour in the ${eggs}, draw the edges to the middle for 2 minutes, until the top is nearly set.`,
      ({ filling, cheese }) =>
        `Put the ${filling} and the ${cheese} on one half, fold the other over it, and cook until the egg is set.`,
    ],
    rest: 'Best at once; cold, in strips, in a salad or a sandwich.',
  },
  'green-baked-eggs': {
    title: 'Eggs baked in greens',
    slots: {
      eggs: 'eggs',
      greens: 'greens',
      cream: 'cream',
      cheese: 'cheese',
      garlic: 'garlic',
    },
    steps: [
      () => 'Heat the oven to 200 °C, or 180 °C with a fan.',
      ({ greens, garlic }) =>
        `Wash the ${greens}; cut leaves and leeks into strips. Cook until soft in a pan that may go into the oven, with a little oil and chopped ${garlic}: spinach for 3 minutes, cabbage for 8. Pour off the water.`,
      ({ cream, eggs, cheese }) =>
        `Stir in the ${cream}, salt and pepper. Make hollows, break the ${eggs} into them, and scatter the ${cheese} on top.`,
      () =>
        'Bake for 12 minutes, until the whites are firm; for small children, and in pregnancy, old age or illness, until the yolks are, too.',
    ],
    rest: 'The greens keep; the eggs are best on the day.',
  },
  quiche: {
    title: 'Quiche',
    slots: {
      pastry: 'shortcrust or puff pastry',
      eggs: 'eggs',
      cream: 'cream or milk',
      filling: 'filling',
      cheese: 'cheese',
    },
    steps: [
      ({ pastry }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Line a tin of 26 cm with the ${pastry}, prick it, and bake it for 15 minutes.`,
      ({ filling }) =>
        `Meanwhile cut the ${filling} small and fry until soft and dry, raw bacon until crisp. What is cooked already only has to be cut.`,
      ({ eggs, cream, cheese }) => `Beat the ${eggs} with the ${cream}, the ${cheese}, salt and pepper.`,
      () =>
        'Spread the filling over the pastry, pour the eggs over it, and bake for 35 minutes, until the middle is set and no longer wobbles.',
    ],
    rest: 'Good cold; in the fridge within two hours.',
  },
  pancakes: {
    title: 'Pancakes',
    slots: {
      flour: 'flour',
      milk: 'milk',
      eggs: 'eggs',
      topping: 'fruit or another topping',
      butter: 'butter',
    },
    steps: [
      ({ flour, milk, eggs }) =>
        `Whisk the ${flour}, the ${eggs} and half of the ${milk} until smooth, then the rest and a pinch of salt. Leave it for 5 minutes.`,
      ({ butter }) =>
        `Heat a little of the ${butter} in a pan. Cook a ladle of batter for about a minute on each side; go on until it is used up.`,
      ({ topping }) => `Eat them with the ${topping}, or with sugar.`,
    ],
    rest: 'Roll them up and warm them in a pan the next day.',
  },
  'egg-curry': {
    title: 'Egg curry',
    slots: {
      eggs: 'eggs',
      onion: 'onions',
      tomatoes: 'tomatoes',
      vegetables: 'vegetables',
      coconut: 'coconut milk or cream',
      spice: 'curry powder or paste',
      garlic: 'garlic',
    },
    steps: [
      ({ eggs }) =>
        `Boil the ${eggs} for 9 minutes, cool them under water and peel them. Skip this if they are boiled.`,
      ({ onion }) => `Slice the ${onion} and fry in oil on medium heat until brown, about 8 minutes.`,
      ({ garlic, spice, tomatoes, vegetables }) =>
        `Stir in chopped ${garlic} and the ${spice}, then the ${tomatoes} and the ${vegetables}, cut small; soft leaves wait for the last 3 minutes.`,
      ({ coconut }) => `Stir in the ${coconut}; yoghurt only at the end.`,
      () => 'Add a cup of water and simmer for 10 minutes, until everything is soft.',
      ({ eggs }) => `Halve the ${eggs} and warm them in the sauce. Eat it with rice or bread.`,
    ],
    rest: 'Reheat it once, until it steams.',
  },
  'meringue-with-fruit': {
    title: 'Meringue with fruit',
    slots: {
      whites: 'egg whites',
      sugar: 'sugar',
      fruit: 'soft fruit',
      cream: 'cream or yoghurt',
    },
    steps: [
      ({ whites }) =>
        `Heat the oven to 120 °C, or 100 °C with a fan. Separate whole eggs; there must be no yolk in the whites. Whisk the ${whites} until soft peaks stand.`,
      ({ sugar }) =>
        `Whisk in the ${sugar} by the spoon until the mass is stiff and shiny. Spread it on baking paper, about 20 cm wide.`,
      () =>
        'Bake for 75 minutes, until it is dry and comes off the paper. Let it cool in the oven for about an hour.',
      ({ fruit, cream }) => `Just before eating, top it with the ${cream} and the ${fruit}.`,
    ],
    rest: 'The meringue keeps in a dry tin; topped it does not.',
  },
};
