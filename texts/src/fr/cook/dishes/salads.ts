import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Big salad',
    slots: {
      leaves: 'salad leaves',
      vegetables: 'vegetables',
      protein: 'eggs, cheese or fish',
      fruit: 'fruit',
      bread: 'bread',
      nuts: 'nuts or seeds',
      lemon: 'lemon or vinegar',
      oil: 'oil',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Wash and dry the ${leaves}. Slice the ${vegetables}; asparagus, corn and peas boil for 3 minutes first, green beans for 8.`,
      ({ bread }) => `Fry the ${bread}, in dice, until crisp.`,
      ({ protein }) =>
        `Prepare the ${protein}: boil eggs for 9 minutes, fry bacon until crisp, halloumi and tofu until brown, drain what is tinned.`,
      ({ lemon, oil }) => `Make a dressing of the ${lemon}, the ${oil}, salt and pepper.`,
      ({ leaves, fruit, nuts }) =>
        `Toss the ${leaves} in it. Put the ${fruit}, in slices, the ${nuts} and everything else on top.`,
    ],
    rest: 'Dress only what is eaten; dressed leaves do not keep.',
  },
  'potato-salad': {
    title: 'Potato salad for a meal',
    slots: {
      potatoes: 'potatoes',
      crisp: 'crisp vegetables',
      dressing: 'yoghurt or mayonnaise',
      eggs: 'eggs',
      fish: 'smoked fish or ham',
      herbs: 'chives or dill',
      mustard: 'mustard',
    },
    steps: [
      ({ potatoes }) =>
        `Boil the ${potatoes}, whole or halved, in salted water for 18 minutes, until soft. Let cool for 15 minutes, and slice.`,
      ({ eggs, crisp }) =>
        `Boil the ${eggs} for 9 minutes, cool and peel. Cut the ${crisp} small; peas boil for 3 minutes, green beans for 8.`,
      ({ dressing, mustard }) =>
        `Stir the ${dressing} with the ${mustard}, salt, pepper and a splash of vinegar.`,
      ({ fish }) => `Cut the ${fish} into pieces; fry bacon until crisp.`,
      ({ potatoes, herbs }) => `Mix the ${potatoes} gently with everything else and the ${herbs}.`,
    ],
    rest: 'In the fridge within an hour, for two days; not for the sunny picnic.',
  },
  'bread-salad': {
    title: 'Bread salad with tomatoes',
    slots: {
      bread: 'dry bread',
      tomatoes: 'tomatoes',
      vegetables: 'cucumber or peppers',
      cheese: 'mozzarella or feta',
      herbs: 'basil',
      olives: 'olives or capers',
      oil: 'oil',
    },
    steps: [
      ({ bread }) =>
        `Tear the ${bread} into bites and toast in a pan with a little oil. Bread with mould on it is thrown away, all of it.`,
      ({ tomatoes }) =>
        `Cut the ${tomatoes} into pieces, salt, and leave for 10 minutes, until juice comes out.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Mix both with the ${vegetables}, sliced, the ${olives}, the ${cheese}, the ${herbs}, the ${oil} and a spoon of vinegar.`,
      () => 'Let it stand for 5 minutes before eating.',
    ],
    rest: 'Softer the next day, and still good.',
  },
  slaw: {
    title: 'Slaw',
    slots: {
      cabbage: 'cabbage',
      roots: 'carrots and apples',
      dressing: 'yoghurt or mayonnaise',
      nuts: 'nuts or raisins',
      lemon: 'lemon or vinegar',
      protein: 'chicken, beans or cheese',
    },
    steps: [
      ({ cabbage }) => `Slice the ${cabbage} as thinly as you can. Knead with a teaspoon of salt until soft.`,
      ({ roots }) => `Grate the ${roots} coarsely, or cut into thin strips.`,
      ({ dressing, lemon }) =>
        `Stir the ${dressing} with a little of the ${lemon}, pepper and a pinch of sugar, and mix it in.`,
      ({ protein, nuts }) => `Put the ${protein} and the ${nuts} on top. Fry halloumi, and drain beans.`,
    ],
    rest: 'Good for two days, covered and cold.',
  },
  'summer-rolls-bowl': {
    title: 'Cold noodles with herbs',
    slots: {
      noodles: 'rice noodles',
      vegetables: 'raw vegetables',
      protein: 'tofu, prawns or chicken',
      herbs: 'mint or coriander',
      peanut: 'peanut butter',
      lime: 'lime',
      soy: 'soy sauce',
    },
    steps: [
      ({ noodles }) => `Cook the ${noodles} as the pack says, and rinse cold.`,
      ({ vegetables }) =>
        `Cut the ${vegetables} into thin strips; bean sprouts go into boiling water for a minute.`,
      ({ protein }) =>
        `Fry the ${protein} until brown; raw prawns until pink and cooked through, beaten eggs as a thin omelette until set. Raw crab boils for 12 minutes. What is cooked is only sliced.`,
      ({ soy, lime, peanut }) =>
        `Stir the ${soy}, the juice of the ${lime}, the ${peanut} and a little sugar to a sauce.`,
      ({ herbs }) => `Toss everything with plenty of the ${herbs}.`,
    ],
    rest: 'For a lunch box the next day, kept cold.',
  },
};
