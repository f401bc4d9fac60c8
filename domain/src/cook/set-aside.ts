import type { CalendarDate } from '#calendar-date.ts';
import type { Dish } from './dish.ts';
import type { DishOffer } from './offer.ts';
import { type CookQuestion, offerOf } from './rank.ts';
import { ingredientsOn, type Supplies, type Supply } from './supplies.ts';
import { type UsedRow, usedBy } from './used.ts';

/** A dish that is to be cooked on a day. */
export interface Meal {
  id: string;
  dish: Dish;
  portions: number;
  day: CalendarDate;
}

/** What a meal is made of. */
interface MealFood {
  /** What no meal that was planned before it needs: for who cooks it at once. */
  now: Supplies;
  /** What of that may still be eaten on its day. */
  supplies: Supplies;
  offer: DishOffer;
}

interface SetAside {
  /** By the id of the meal. */
  meals: ReadonlyMap<string, MealFood>;
  /** What is left for other dishes. */
  supplies: Supplies;
}

type Asked = Pick<CookQuestion, 'supplies' | 'assumed' | 'diet' | 'chosen'>;

/** A dish made of all that there is for it. What a diet forbids is cooked nevertheless by who planned it. */
export const offerAlone = (dish: Dish, asked: Asked, portions?: number): DishOffer | null =>
  offerOf(dish, [dish], asked, portions) ?? offerOf(dish, [dish], { ...asked, diet: null }, portions);

function amountOf({ item, used }: UsedRow): number {
  if (used.is === 'amount') return used.amount;
  return { none: 0, half: item.amount / 2, all: item.amount }[used.is];
}

/** Nobody cooks with the fifth that is left of a pepper; but of ten eggs, two are two eggs. */
function isWorthKeeping({ item, left }: Supply, share: number): boolean {
  const isCounted = item.unit !== 'g' && item.unit !== 'ml';
  return left > 0 && (share < 1 || (isCounted && left >= 1));
}

/** What a dish leaves of the ingredients. */
function after(ingredients: readonly Supply[], offer: DishOffer): Supply[] {
  const needed = new Map<string, number>(usedBy(offer).map((row) => [row.item._id, amountOf(row)]));
  const shares = new Map<string, number>(offer.uses.map(({ item, share }) => [item._id, share]));
  return ingredients.flatMap((supply) => {
    const amount = needed.get(supply.item._id) ?? 0;
    if (amount === 0) return [supply];
    const rest = { ...supply, left: supply.left - amount };
    return isWorthKeeping(rest, shares.get(supply.item._id) ?? 0) ? [rest] : [];
  });
}

/**
 * Gives each planned meal its food, in the order in which they were planned, so that no pack counts for two of them and none
 * is taken from a meal by one that was planned later. Food that somebody chose is wanted for another dish.
 */
export function setAside(meals: readonly Meal[], asked: Asked): SetAside {
  const { supplies, chosen = [] } = asked;
  if (meals.length === 0) return { meals: new Map(), supplies };
  const wanted = supplies.ingredients.filter(({ item }) => chosen.includes(item._id));
  let rest: readonly Supply[] = supplies.ingredients.filter((supply) => !wanted.includes(supply));
  const found = new Map<string, MealFood>();
  for (const { id, dish, portions, day } of meals) {
    const now = { ...supplies, ingredients: [...rest] };
    const there = { ...supplies, ingredients: ingredientsOn(rest, day) };
    const offer = offerAlone(dish, { ...asked, supplies: there, chosen: [] }, portions);
    if (!offer) continue;
    found.set(id, { now, supplies: there, offer });
    rest = after(rest, offer);
  }
  return { meals: found, supplies: { ...supplies, ingredients: [...wanted, ...rest] } };
}

/**
 * What a meal would be made of if it was planned now: the others take what they need first, apart from the food that somebody
 * chose to cook it with. Where the dish is planned already, that meal has the chosen food.
 */
export function offerBesides(others: readonly Meal[], meal: Meal, asked: Asked): DishOffer | null {
  const isPlanned = others.some(({ dish }) => dish.slug === meal.dish.slug);
  const wanted = { ...asked, chosen: isPlanned ? [] : asked.chosen };
  const { supplies } = setAside(others, wanted);
  const there = { ...supplies, ingredients: ingredientsOn(supplies.ingredients, meal.day) };
  return offerAlone(meal.dish, { ...wanted, supplies: there }, meal.portions);
}
