import type { ShoppingIntent } from './shopping-intents.ts';

/** A record, because the compiler reports a missing kind. */
const kinds: Record<ShoppingIntent['kind'], true> = {
  addEntry: true,
  changeEntry: true,
  tickEntry: true,
  removeEntry: true,
  putAwayEntry: true,
  changeStaple: true,
  addList: true,
  changeList: true,
};

/** Whether it is about the shopping, not about food that is there. */
export const isShoppingIntent = (intent: { kind: string }): intent is ShoppingIntent => intent.kind in kinds;
