import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'French toast',
    slots: { bread: 'bread', eggs: 'eggs', milk: 'milk', fruit: 'fruit', butter: 'butter' },
    steps: [
      ({ eggs, milk }) => `Beat the ${eggs} with the ${milk} and a pinch of salt in a deep plate.`,
      ({ bread }) =>
        `Lay slices of the ${bread} in it until they are soaked, a minute on each side. Bread with mould on it is thrown away, all of it.`,
      ({ butter }) =>
        `Heat the ${butter} in a pan and fry the slices for 3 minutes on each side, until brown and set inside.`,
      ({ fruit }) => `Eat them with the ${fruit}, or with sugar and cinnamon.`,
    ],
    rest: 'In the fridge within two hours; crisp it once in the toaster, until it is hot through.',
  },
  'bread-pudding': {
    title: 'Bread pudding',
    slots: {
      bread: 'old bread or buns',
      milk: 'milk',
      eggs: 'eggs',
      fruit: 'fresh or dried fruit',
      sugar: 'sugar',
      cinnamon: 'cinnamon',
    },
    steps: [
      ({ bread }) =>
        `Heat the oven to 180 °C, or 160 °C with a fan. Cut the ${bread} into pieces and put into a buttered dish; what has mould on it is thrown away.`,
      ({ fruit }) => `Cut the ${fruit} small and spread between the pieces.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Beat the ${eggs} with the ${milk}, the ${sugar} and the ${cinnamon}. Pour it over and leave it for 10 minutes.`,
      () => 'Bake for 35 minutes, until it has risen and the middle is set.',
    ],
    rest: 'In the fridge within two hours; cold with yoghurt, or warmed once.',
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
      ({ vegetables }) =>
        `Heat the oven to 190 °C, or 170 °C with a fan. Cut the ${vegetables} small and fry until soft and dry.`,
      ({ meat }) => `Cut the ${meat} small and fry until brown, raw bacon until cooked through.`,
      ({ bread }) =>
        `Cut the ${bread} into dice and mix everything in a dish. Bread with mould on it is thrown away, all of it.`,
      ({ eggs, milk, cheese }) =>
        `Beat the ${eggs} with the ${milk}, salt and pepper, pour it over, and put the ${cheese} on top. Leave it for 10 minutes.`,
      () => 'Bake for 35 minutes, until the middle is set and the top is brown.',
    ],
    rest: 'Slices are warmed once in a pan, until they steam; if leftovers went in, eat them cold.',
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
        `Prepare the ${topping}: fry mushrooms, leeks, asparagus or spinach, heat beans and peas until they steam, boil or fry eggs until set, slice the rest.`,
      ({ bread, spread }) => `Toast the ${bread} well, and spread with the ${spread}.`,
      ({ topping, herbs }) =>
        `Pile the ${topping} onto it; cheese goes under a hot grill until it runs. Add pepper and the ${herbs}.`,
    ],
    rest: 'Made fresh; only the toppings keep.',
  },
  'crumbs-and-croutons': {
    title: 'Croutons and crumbs',
    slots: { bread: 'old bread', herbs: 'herbs', garlic: 'garlic', oil: 'oil' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Heat the oven to 180 °C, or 160 °C with a fan. Tear the ${bread}, without any mould, into bites, toss with the ${oil}, the ${herbs}, crushed ${garlic} and salt.`,
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
        `Mash or grate the ${bananas}; press out courgettes. Stir in the ${fat}, as a liquid, the ${sugar}, the ${eggs} and the ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Fold in the ${flour}, the ${raising}, a pinch of salt and the ${nuts}, only until mixed. Self-raising flour needs no baking powder; of baking soda 3 g are enough.`,
      () => 'Bake for 50 minutes, until a wooden stick comes out clean; 10 more if it does not.',
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
        `Heat the oven to 200 °C, or 180 °C with a fan. Mix the ${flour}, the ${raising}, a teaspoon of salt, the ${oats} and the ${extra}. Of baking soda 6 g are enough; self-raising flour needs nothing.`,
      ({ sour }) =>
        `Stir in the ${sour} quickly; thin thick yoghurt with milk, and give 2 spoons of lemon juice or vinegar to sweet milk. Form a round loaf and cut a deep cross.`,
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
      topping: 'dip or vegetables',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Knead the ${flour}, the ${yoghurt}, the ${raising} and a teaspoon of salt to a soft dough; add flour if it sticks. Self-raising flour needs no baking powder. Leave it for 10 minutes.`,
      () => 'Divide it into 6, and roll it out on flour, as thick as a coin.',
      () =>
        'Cook them in a hot dry pan for 2 minutes on each side, until they blister and no raw dough is left inside.',
      ({ topping }) => `Eat them warm, with the ${topping}.`,
    ],
    rest: 'Sprinkle with water and warm them in a pan.',
  },
};
