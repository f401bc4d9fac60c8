import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';
import { deleteSomeOfKitchen } from './items.writer.ts';

const ROWS_AT_ONCE = 1000;

export const itemsOfKitchen: KitchenPart = {
  deleteSome: (db, kitchenId) => deleteSomeOfKitchen(db, kitchenId, ROWS_AT_ONCE),
};
