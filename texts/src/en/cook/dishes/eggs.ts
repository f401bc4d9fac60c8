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
        `Cut the ${vegetables} and the ${onion} small. What is raw and hard, such as potatoes or broccoli, no larger than a dice.`,
      ({ oil, vegetables }) =>
        `Heat the ${oil} in a pan that may go under the grill. Fry the ${vegetables} on medium heat until soft and dry, 5 to 12 minutes.`,
      ({ eggs, cheese, herbs }) =>
        `Beat the ${eggs} with salt and pepper. Stir in the ${cheese}, in small pieces, and the ${herbs}.`,
      ({ eggs }) =>
        `Pour the ${eggs} over the vegetables and cook on low heat for 10 minutes, until only the top is wet.`,
      () => 'Put the pan under a hot grill for 2 to 3 minutes, until the top is set all the way through.',
    ],
    rest: 'Good cold, in wedges or in bread.',
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
      () => 'Cover and cook on low heat for 8 minutes, until the whites are firm.',
      ({ cheese, herbs }) => `Crumble the ${cheese} over it, and the ${herbs}. Eat it with bread.`,
    ],
    rest: 'The sauce keeps without the eggs: cook only as many as are eaten.',
  },
};
