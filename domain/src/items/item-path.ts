import { type KitchenId, PUBLIC_FRIDGE_ID } from '#kitchens/kitchen.ts';
import * as paths from '#paths.ts';

/** The page of the item, in the public fridge or in its kitchen. */
export const itemPath = (kitchenId: KitchenId, itemId: string): string =>
  kitchenId === PUBLIC_FRIDGE_ID ? paths.item(itemId) : paths.kitchenItem(kitchenId, itemId);
