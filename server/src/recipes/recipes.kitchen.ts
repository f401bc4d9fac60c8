import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';
import { deleteSomeRecipes } from './recipes.writer.ts';

const ROWS_AT_ONCE = 1000;

export const recipesOfKitchen: KitchenPart = {
  deleteSome: (db, kitchenId) => deleteSomeRecipes(db, kitchenId, ROWS_AT_ONCE),
};
