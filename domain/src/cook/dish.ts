import type { DishText } from './dish-text.ts';

/** What a dish is for. A sweet, a loaf or a sauce is no meal, so it comes after one that saves as much. */
export const DISH_KINDS = ['meal', 'sweet', 'bread', 'sauce'] as const;
export type DishKind = (typeof DISH_KINDS)[number];

export const SLOT_UNITS = ['g', 'ml', 'piece'] as const;
export type SlotUnit = (typeof SLOT_UNITS)[number];

/** One line of a dish: not a food, but what a food has to be to go into it. */
export interface Slot {
  /** Unique in its dish; its words and the steps use it. */
  id: string;
  /** For the portions of the dish; null where it is seasoned by taste. */
  amount: number | null;
  unit: SlotUnit;
  /** Foods or kinds of foods. The first food of them is what to buy. */
  takes: readonly string[];
  /** Also these, but they are said: "oat milk instead of milk". */
  standIns: readonly string[];
  /** Not these, though they are of a kind that it takes. */
  refuses: readonly string[];
  /** The dish is nothing without it. */
  isMain: boolean;
  isOptional: boolean;
  isSeasoning: boolean;
  /** Several foods may share the amount. */
  isMixed: boolean;
}

/** A dish that is made of what is there. */
export interface Dish {
  slug: string;
  kind: DishKind;
  /** Null where nobody said. */
  minutes: number | null;
  portions: number;
  /** Nobody said for how many it is: a guess, and shown as one. */
  arePortionsGuessed?: boolean;
  isOnePot: boolean;
  slots: readonly Slot[];
  /** Minutes for which a step runs by itself, by the number of the step from 0. */
  timers: ReadonlyMap<number, number>;
  /** Days for which leftovers keep in the fridge. */
  keepsDays: number;
  /** The words of what somebody wrote. Those of our own dishes are texts, by their slugs. */
  text?: DishText;
}
