import type { CalendarDate } from '#calendar-date.ts';
import { type Food, isA } from '#foods/food.ts';
import { foodOf } from '#foods/food-of.ts';
import { FOODS } from '#foods/foods.ts';
import type { FoodNames } from '#foods/names.ts';
import { productKey } from '#foods/words.ts';
import { daysLeft as daysLeftOf } from '#items/freshness.ts';
import type { KitchenItem } from '#items/item.ts';
import { adviceOf, isFrozen } from '#items/keeping/date-meaning.ts';

/** An item that may be eaten by the person who asks, with what it is. */
export interface Supply {
  item: KitchenItem;
  food: Food;
  /** 0 on its last day, below 0 past it; null without a date. */
  daysLeft: number | null;
  isFrozen: boolean;
  /** How much it has to be eaten, from 0 to 1. */
  urgency: number;
  /** How much of it no planned meal needs, in the unit of the item. */
  left: number;
}

/** Food that somebody made, or that is made: nobody has to know what it is. */
export type ReadyFood = Pick<Supply, 'item' | 'daysLeft'>;

export interface Supplies {
  /** What dishes may be made of. */
  ingredients: Supply[];
  /** Needs no cooking; the soonest first. */
  ready: ReadyFood[];
  /** May be eaten, and nobody knows what it is. */
  unknown: KitchenItem[];
}

const PAST_DAYS_MAX = 3;
const URGENT_DAYS_MAX = 14;
const PAST_URGENCY = 0.75;
const DAILY = 0.75;
/** Ready food that keeps for longer is not what somebody looks for who has to cook. */
const READY_DAYS_MAX = 6;

/** Prepared, and still what other dishes are made of. Kinds of them, such as paella of cooked rice, are dishes. */
const INGREDIENTS = new Set([
  ...['cooked-rice', 'cooked-pasta', 'cooked-grains', 'cooked-chicken', 'cooked-meat', 'cooked-bacon'],
  ...['cooked-fish', 'cooked-prawns', 'cooked-vegetables', 'mashed-potato', 'roast-potatoes', 'baked-potato'],
  ...['cooked-beetroot', 'chestnuts-cooked', 'cauliflower-rice', 'stir-fry-vegetables', 'boiled-egg'],
  ...['cut-fruit', 'fruit-salad', 'stewed-fruit', 'gravy', 'cheese-sauce', 'fresh-sauce', 'custard'],
]);

const READY_KINDS = [
  ...[
    'dish',
    'salad-dressed',
    'pastry-savoury',
    'cooked-starch',
    'cooked-egg',
    'cooked-class',
    'cooked-class-veg',
  ],
  ...['chilled-dessert', 'cream-bakery', 'cut-fruits', 'bakery-sweet', 'chilled-dip'],
];

const isIngredient = (food: Food) => !food.traits.has('prepared') || INGREDIENTS.has(food.id);
const isReady = (food: Food) => !INGREDIENTS.has(food.id) && READY_KINDS.some((kind) => isA(food, kind));

/** Raw and cooked food past its day is not eaten, whoever named the day. */
const isRisky = ({ traits }: Food) => traits.has('use-by') || traits.has('prepared');

function urgencyOf(daysLeft: number | null, isInFreezer: boolean): number {
  if (daysLeft === null || isInFreezer || daysLeft > URGENT_DAYS_MAX) return 0;
  return daysLeft < 0 ? PAST_URGENCY : DAILY ** daysLeft;
}

function isEdible(item: KitchenItem, food: Food | null, today: CalendarDate): boolean {
  if (item.amount <= 0 || adviceOf(item, today) === 'do-not-eat') return false;
  const daysLeft = item.expiryDate && daysLeftOf(item.expiryDate, today);
  if (daysLeft === null || daysLeft >= 0) return true;
  return daysLeft >= -PAST_DAYS_MAX && !(food && isRisky(food));
}

interface Asking {
  /** The account of the person who cooks. */
  self: string;
  today: CalendarDate;
  names: FoodNames;
  /** What the kitchen means by titles, by the key of the product; null for what is no ingredient. */
  own?: ReadonlyMap<string, string | null> | undefined;
}

/** As the kitchen says, else as the list of foods does. */
function foodIn({ title }: KitchenItem, names: FoodNames, own: Asking['own']): Food | 'none' | null {
  const said = own?.get(productKey(title));
  if (said === null) return 'none';
  const named = said === undefined ? undefined : FOODS.get(said);
  if (named) return named;
  const meaning = foodOf(title, names);
  return meaning?.is === 'household' ? 'none' : (meaning?.food ?? null);
}

/** What there is to cook with: everybody's food and the person's own, if it may be eaten. */
export function suppliesOf(items: readonly KitchenItem[], { self, today, names, own }: Asking): Supplies {
  const supplies: Supplies = { ingredients: [], ready: [], unknown: [] };
  for (const item of items) {
    if (item.belongsTo !== null && item.belongsTo !== self) continue;
    const food = foodIn(item, names, own);
    if (food === 'none') continue;
    if (!isEdible(item, food, today)) continue;
    const daysLeft = item.expiryDate && daysLeftOf(item.expiryDate, today);
    const isInFreezer = isFrozen(item.keeping);
    const isDue = daysLeft !== null && daysLeft >= 0 && daysLeft <= READY_DAYS_MAX && !isInFreezer;
    // A portion of something is a dish that was made.
    if (isDue && (food ? isReady(food) : item.unit === 'portion')) supplies.ready.push({ item, daysLeft });
    if (!food) {
      supplies.unknown.push(item);
      continue;
    }
    const urgency = urgencyOf(daysLeft, isInFreezer);
    const supply = { item, food, daysLeft, isFrozen: isInFreezer, urgency, left: item.amount };
    if (isIngredient(food)) supplies.ingredients.push(supply);
  }
  supplies.ready.sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0));
  return supplies;
}

/** What of it may still be eaten on a later day, and how much it has to be eaten then. */
export const ingredientsOn = (ingredients: readonly Supply[], day: CalendarDate): Supply[] =>
  ingredients
    .filter(({ item, food }) => isEdible(item, food, day))
    .map((supply) => {
      const { expiryDate } = supply.item;
      const daysLeft = expiryDate && daysLeftOf(expiryDate, day);
      return { ...supply, daysLeft, urgency: urgencyOf(daysLeft, supply.isFrozen) };
    });
