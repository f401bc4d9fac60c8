import { deletesSomeOf } from '#kitchens/delete-some-rows.ts';
import type { KitchenPart } from '#kitchens/end-kitchens.commands.ts';

export const shoppingOfKitchen: KitchenPart = {
  deleteSome: deletesSomeOf('shopping_events', 'shopping_entries'),
};
