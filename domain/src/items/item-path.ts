import { type KitchenId, PUBLIC_FRIDGE_ID } from '#kitchens/kitchen.ts';
import * as paths from '#paths.ts';

/** The page that shows the item: its own in the public fridge, the kitchen's otherwise. */
export const itemPath = (kitchenId: KitchenId, itemId: string): string =>
  kitchenId === PUBLIC_FRIDGE_ID ? paths.item(itemId) : paths.kitchen(kitchenId);
