import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';
import { deleteSomeShopping } from './shopping.writer.ts';

const ROWS_AT_ONCE = 1000;

export const shoppingOfKitchen: KitchenPart = {
  deleteSome: (db, kitchenId) => deleteSomeShopping(db, kitchenId, ROWS_AT_ONCE),
};
