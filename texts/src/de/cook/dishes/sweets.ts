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
        `Wash the ${fruit}, and stone and cut where needed; of rhubarb only the stalks, because its leaves are poisonous. Cook quinces soft first. Mix with a third of the ${sugar} and the ${cinnamon} in a baking dish.`,
      ({ flour, fat, oats }) =>
        `Rub the ${flour} with the ${fat}, the rest of the sugar and a pinch of salt to crumbs. Stir in the ${oats}, and spread it over the fruit.`,
      () =>
        'Bake for 35 minutes, until the top is brown, the juice bubbles at the rim and the fruit is soft.',
    ],
    rest: 'For breakfast, with yoghurt.',
  },
  compote: {
    title: 'Compote',
    slots: { fruit: 'fruit', sugar: 'sugar or honey', lemon: 'lemon', yoghurt: 'yoghurt or custard' },
    steps: [
      ({ fruit }) =>
        `Wash the ${fruit}, and stone and cut where needed. Cut away bruises; what is mouldy is thrown away, and so are the leaves of rhubarb, which are poisonous.`,
      ({ sugar, lemon }) =>
        `Simmer it with a splash of water, the ${sugar} and the ${lemon} for 10 minutes, until it falls apart as much as you like; dried fruit and quinces take 30, with water to cover.`,
      ({ yoghurt }) => `Eat it warm or cold, with the ${yoghurt}.`,
    ],
    rest: 'Three days cold, or frozen in small tubs.',
  },
  smoothie: {
    title: 'Smoothie',
    slots: { fruit: 'fruit', liquid: 'milk, yoghurt or juice', greens: 'greens', oats: 'oats' },
    steps: [
      ({ fruit }) => `Wash the ${fruit}, and peel, stone and cut where needed.`,
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
      ({ fruit, nuts, honey }) => `Put the rest of the ${fruit}, the ${nuts} and the ${honey} on top.`,
    ],
    rest: 'Warm it once with a splash of milk, until it steams.',
  },
  'overnight-oats': {
    title: 'Overnight oats',
    slots: { oats: 'oats', yoghurt: 'yoghurt', milk: 'milk', fruit: 'fruit' },
    steps: [
      ({ oats, yoghurt, milk }) => `Stir the ${oats} with the ${yoghurt} and the ${milk} in two jars.`,
      ({ fruit }) => `Grate or cut the ${fruit} and stir in; what browns goes on top in the morning.`,
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
      ({ fruit }) => `Wash the ${fruit}, peel and stone where needed, and cut into bites.`,
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
        `Heat the oven to 190 °C, or 170 °C with a fan. Halve the ${fruit}, without stones and cores, and put into a dish, cut side up; pineapple and stalks of rhubarb in pieces.`,
      ({ filling, sugar, butter }) =>
        `Fill or scatter with the ${filling}, the ${sugar} and the ${butter}, and add a few spoons of water.`,
      () => 'Bake for 25 minutes, until soft; whole apples need 15 minutes more, quinces 35.',
      ({ cream }) => `Eat it warm with the ${cream}.`,
    ],
    rest: 'Cold with porridge or yoghurt.',
  },
  'fruit-batter-pudding': {
    title: 'Fruit baked in batter',
    slots: { fruit: 'fruit', eggs: 'eggs', milk: 'milk', flour: 'flour', sugar: 'sugar' },
    steps: [
      () => 'Heat the oven to 180 °C, or 160 °C with a fan. Butter or oil a baking dish.',
      ({ fruit }) =>
        `Wash the ${fruit}, stone and cut where needed, and spread over the bottom; of rhubarb only the stalks.`,
      ({ eggs, sugar, flour, milk }) =>
        `Whisk the ${eggs} with the ${sugar} and a pinch of salt, then the ${flour}, then the ${milk}, and pour it over.`,
      () => 'Bake for 40 minutes, until it is golden and the middle is set.',
    ],
    rest: 'In the fridge within two hours. Good cold, for two more days.',
  },
  'rice-pudding-from-rice': {
    title: 'Rice pudding of cooked rice',
    slots: {
      rice: 'plain cooked rice',
      milk: 'milk',
      sugar: 'sugar',
      fruit: 'fruit',
      cinnamon: 'cinnamon or vanilla',
    },
    steps: [
      ({ rice, milk, sugar, cinnamon }) =>
        `Simmer the ${rice} in the ${milk} with the ${sugar} and the ${cinnamon} for 18 minutes, stirring often, until creamy and steaming. Use only rice that was cooled within an hour and stood in the fridge for a day at most.`,
      ({ fruit }) => `Eat it hot with the ${fruit}.`,
    ],
    rest: 'The rice was kept and warmed once: eat all of it now.',
  },
};
