import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'French toast',
    slots: { bread: 'bread', eggs: 'eggs', milk: 'milk', fruit: 'fruit', butter: 'butter' },
    steps: [
      ({ eggs, milk }) => `Beat the ${eggs} with the ${milk} and a pinch of salt in a deep plate.`,
      ({ bread }) =>
        `Lay slices of the ${bread} in it until they are soaked, a minute on each side. Without any mould, of course.`,
      ({ butter }) =>
        `Melt the ${butter} in a pan and fry the slices for 3 minutes on each side, until brown and set inside.`,
      ({ fruit }) => `Eat them with the ${fruit}, or with sugar and cinnamon.`,
    ],
    rest: 'Crisp it again in the toaster.',
  },
  'bread-pudding': {
    title: 'Bread pudding',
    slots: {
      bread: 'old bread or buns',
      milk: 'milk',
      eggs: 'eggs',
      fruit: 'fruit, fresh or dried',
      sugar: 'sugar',
      cinnamon: 'cinnamon',
    },
    steps: [
      ({ bread }) =>
        `Heat the oven to 180 °C, or 160 °C with a fan. Cut the ${bread} into pieces and put them into a buttered dish.`,
      ({ fruit }) => `Cut the ${fruit} small and spread between the pieces.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Beat the ${eggs} with the ${milk}, the ${sugar} and the ${cinnamon}. Pour it over and leave it for 10 minutes.`,
      () => 'Bake for 35 minutes, until it has risen and the middle is set.',
    ],
    rest: 'Cold with yoghurt, or warm again.',
  },
  'savoury-bread-bake': {
    title: 'Savoury bread bake',
    slots: {
      bread: 'old bread',
      eggs: 'eggs',
      milk: 'milk',
      vegetables: 'vegetables',
      cheese: 'cheese',
      meat: 'ham or bacon',
    },
    steps: [
      ({ vegetables, meat }) =>
        `Heat the oven to 190 °C, or 170 °C with a fan. Cut the ${vegetables} and the ${meat} small and fry them until soft and dry.`,
      ({ bread }) => `Cut the ${bread} into dice and mix it with them in a dish.`,
      ({ eggs, milk, cheese }) =>
        `Beat the ${eggs} with the ${milk}, salt and pepper, pour it over, and put the ${cheese} on top. Leave it for 10 minutes.`,
      () => 'Bake for 35 minutes, until the middle is set and the top is brown.',
    ],
    rest: 'Slices are warmed in a pan until they steam.',
  },
  'loaded-toasts': {
    title: 'Toasts with what has to go',
    slots: {
      bread: 'slices of bread',
      topping: 'toppings',
      spread: 'butter or a spread',
      herbs: 'herbs',
    },
    steps: [
      ({ topping }) =>
        `Prepare the ${topping}: fry mushrooms, leeks or spinach, warm beans, boil or fry eggs until set, slice the rest.`,
      ({ bread, spread }) => `Toast the ${bread} well, and spread it with the ${spread}.`,
      ({ herbs }) =>
        `Pile the topping onto it; cheese goes under a hot grill until it runs. Add pepper and the ${herbs}.`,
    ],
    rest: 'Made fresh; only the toppings keep.',
  },
  'crumbs-and-croutons': {
    title: 'Croutons and crumbs',
    slots: { bread: 'old bread', herbs: 'herbs', garlic: 'garlic', oil: 'oil' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Heat the oven to 180 °C, or 160 °C with a fan. Tear the ${bread} into bites, toss with the ${oil}, the ${herbs}, crushed ${garlic} and salt.`,
      () => 'Bake them on a tray for 12 minutes, until dry and golden.',
      () => 'Use them as croutons, or crush them to crumbs for pasta and gratins.',
    ],
    rest: 'Two weeks in a closed jar, once they are quite dry.',
  },
  'banana-bread': {
    title: 'Banana bread',
    slots: {
      bananas: 'ripe bananas',
      flour: 'flour',
      eggs: 'eggs',
      yoghurt: 'yoghurt',
      fat: 'butter or oil',
      sugar: 'sugar',
      raising: 'baking powder',
      nuts: 'nuts or chocolate',
    },
    steps: [
      () => 'Heat the oven to 180 °C, or 160 °C with a fan. Line a loaf tin.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Mash or grate the ${bananas}. Stir in the ${fat}, melted, the ${sugar}, the ${eggs} and the ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Fold in the ${flour}, the ${raising}, a pinch of salt and the ${nuts}, only until mixed.`,
      () => 'Bake for 50 minutes, until a wooden stick comes out clean.',
    ],
    rest: 'Three days wrapped up; slices freeze and go into the toaster.',
  },
  'soda-bread': {
    title: 'Soda bread',
    slots: {
      flour: 'flour',
      sour: 'buttermilk or yoghurt',
      raising: 'baking powder or soda',
      oats: 'oats or seeds',
      extra: 'olives, cheese or raisins',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Mix the ${flour}, the ${raising}, a spoon of salt, the ${oats} and the ${extra}.`,
      ({ sour }) =>
        `Stir in the ${sour} quickly; thin thick yoghurt with milk. Form a round loaf and cut a deep cross.`,
      () => 'Bake for 40 minutes, until it sounds hollow when knocked from below.',
    ],
    rest: 'Best on the day, then toasted.',
  },
  'yoghurt-flatbreads': {
    title: 'Flatbreads with yoghurt',
    slots: {
      flour: 'flour',
      yoghurt: 'yoghurt',
      raising: 'baking powder',
      topping: 'something to eat with them',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Knead the ${flour}, the ${yoghurt}, the ${raising} and a spoon of salt to a soft dough. Leave it for 10 minutes.`,
      () => 'Divide it into 6, and roll it out on flour, as thick as a coin.',
      () => 'Bake them in a hot dry pan for 2 minutes on each side, until they blister.',
      ({ topping }) => `Eat them warm, with the ${topping}.`,
    ],
    rest: 'Sprinkle with water and warm them in a pan.',
  },
};
