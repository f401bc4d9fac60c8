import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const sweetDishes: Readonly<Record<string, DishText>> = {
  crumble: {
    title: 'Fruit crumble',
    slots: {
      fruit: 'fruit',
      flour: 'flour',
      oats: 'oats or nuts',
      fat: 'cold butter',
      sugar: 'sugar',
      cinnamon: 'cinnamon',
    },
    steps: [
      () => 'Heat the oven to 190 °C, or 170 °C with a fan.',
      ({ fruit, sugar, cinnamon }) =>
        `Stone and cut the ${fruit}. Mix with a third of the ${sugar} and the ${cinnamon} in a baking dish.`,
      ({ flour, fat, oats }) =>
        `Rub the ${flour} with the ${fat}, the rest of the sugar and a pinch of salt to crumbs. Stir in the ${oats}, and spread it over the fruit.`,
      () => 'Bake for 30 minutes, until the top is brown and the juice bubbles at the rim.',
    ],
    rest: 'For breakfast, with yoghurt.',
  },
  compote: {
    title: 'Compote',
    slots: { fruit: 'fruit', sugar: 'sugar or honey', lemon: 'lemon', yoghurt: 'yoghurt or custard' },
    steps: [
      ({ fruit }) => `Wash, stone and cut the ${fruit}. Cut away bruises; what is mouldy is thrown away.`,
      ({ sugar, lemon }) =>
        `Simmer it with a splash of water, the ${sugar} and the ${lemon} for 10 minutes, until it falls apart as much as you like.`,
      ({ yoghurt }) => `Eat it warm or cold, with the ${yoghurt}.`,
    ],
    rest: 'Three days cold, or frozen in small tubs.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: { fruit: 'fruit', liquid: 'milk, yoghurt or juice', greens: 'a handful of greens', oats: 'oats' },
    steps: [
      ({ fruit }) => `Wash, peel and cut the ${fruit}.`,
      ({ liquid, greens, oats }) =>
        `Blend with the ${liquid}, the ${greens} and the ${oats} until smooth, and thin it with water.`,
    ],
    rest: 'A day in a closed bottle in the fridge; or freeze it as lollies.',
  },
  'porridge-with-fruit': {
    title: 'Porridge with fruit',
    slots: { oats: 'oats', milk: 'milk', fruit: 'fruit', nuts: 'nuts', honey: 'honey' },
    steps: [
      ({ oats, milk }) =>
        `Simmer the ${oats} in the ${milk} with a pinch of salt for 6 minutes, stirring, until thick.`,
      ({ fruit }) => `Cut the ${fruit} small, and warm half of it in the porridge.`,
      ({ nuts, honey }) => `Put the rest, the ${nuts} and the ${honey} on top.`,
    ],
    rest: 'Warm it with a splash of milk.',
  },
  'overnight-oats': {
    title: 'Overnight oats',
    slots: { oats: 'oats', yoghurt: 'yoghurt', milk: 'milk', fruit: 'fruit' },
    steps: [
      ({ oats, yoghurt, milk }) => `Stir the ${oats} with the ${yoghurt} and the ${milk} in two jars.`,
      ({ fruit }) => `Grate or cut the ${fruit} and stir it in; what browns goes on top in the morning.`,
      () => 'Close the jars and leave them in the fridge overnight, or at least two hours.',
    ],
    rest: 'Two days in the fridge.',
  },
  'fruit-salad-bowl': {
    title: 'Fruit salad',
    slots: {
      fruit: 'fruit',
      juice: 'lemon or orange',
      cream: 'yoghurt or cream',
      mint: 'mint',
      nuts: 'nuts',
    },
    steps: [
      ({ fruit }) => `Wash, peel and cut the ${fruit} into bites.`,
      ({ juice }) => `Mix at once with the ${juice}, squeezed, so that nothing browns.`,
      ({ mint, nuts, cream }) => `Serve with the ${mint}, the ${nuts} and the ${cream}.`,
    ],
    rest: 'Until tomorrow in the fridge, or into a smoothie.',
  },
  'baked-fruit': {
    title: 'Baked fruit',
    slots: {
      fruit: 'apples, pears or stone fruit',
      filling: 'nuts, raisins or biscuits',
      sugar: 'honey or sugar',
      butter: 'butter',
      cream: 'cream or yoghurt',
    },
    steps: [
      ({ fruit }) =>
        `Heat the oven to 190 °C, or 170 °C with a fan. Halve and core the ${fruit}, and put them into a dish, cut side up.`,
      ({ filling, sugar, butter }) =>
        `Fill or scatter with the ${filling}, the ${sugar} and the ${butter}, and add a few spoons of water.`,
      () => 'Bake for 25 minutes, until soft; whole apples need 15 minutes more.',
      ({ cream }) => `Eat it warm with the ${cream}.`,
    ],
    rest: 'Cold with porridge or yoghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Fruit baked in batter',
    slots: { fruit: 'fruit', eggs: 'eggs', milk: 'milk', flour: 'flour', sugar: 'sugar' },
    steps: [
      () => 'Heat the oven to 180 °C, or 160 °C with a fan. Butter or oil a baking dish.',
      ({ fruit }) => `Stone and cut the ${fruit}, and spread over the bottom.`,
      ({ eggs, sugar, flour, milk }) =>
        `Whisk the ${eggs} with the ${sugar} and a pinch of salt, then the ${flour}, then the ${milk}, and pour it over.`,
      () => 'Bake for 40 minutes, until it is golden and the middle is set.',
    ],
    rest: 'Good cold, for two more days.',
  },
  'rice-pudding-from-rice': {
    title: 'Rice pudding of cooked rice',
    slots: {
      rice: 'cooked rice, plain',
      milk: 'milk',
      sugar: 'sugar',
      fruit: 'fruit',
      cinnamon: 'cinnamon or vanilla',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Simmer the ${rice} in the ${milk} with the ${sugar} and the ${cinnamon} for 18 minutes, stirring often, until creamy and steaming.`,
      ({ fruit }) => `Eat it hot with the ${fruit}.`,
    ],
    rest: 'The rice was kept once: eat all of it.',
  },
};
