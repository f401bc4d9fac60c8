import { importsOfKitchen } from '#imports/imports.kitchen.ts';
import { itemsOfKitchen } from '#items/items.kitchen.ts';
import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';
import { picturesOfKitchen } from '#pictures/pictures.kitchen.ts';
import { recipesOfKitchen } from '#recipes/recipes.kitchen.ts';
import { shoppingOfKitchen } from '#shopping/shopping.kitchen.ts';

/** What the features keep in a kitchen, in the order in which it is deleted when the kitchen has ended. */
export const kitchenParts: readonly KitchenPart[] = [
  itemsOfKitchen,
  picturesOfKitchen,
  shoppingOfKitchen,
  recipesOfKitchen,
  importsOfKitchen,
];
