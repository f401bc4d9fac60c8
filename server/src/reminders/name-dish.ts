import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { dishToName } from '@crisper/domain/cook/dish-to-name.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import { ASSUMED_FOODS } from '@crisper/domain/cook/serves.ts';
import { setAside } from '@crisper/domain/cook/set-aside.ts';
import { suppliesOf } from '@crisper/domain/cook/supplies.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { type AssumedFood, assumedIn, type FoodName } from '@crisper/domain/recipes/cookbook.ts';
import { mealsFrom, type PlannedMeal } from '@crisper/domain/recipes/planned-meals.ts';
import { loadDishWords } from '@crisper/texts/all/dishes.ts';
import { loadFoodNames } from '@crisper/texts/all/food-names.ts';

/** What a person cooks with. */
interface Larder {
  self: string;
  today: CalendarDate;
  language: Language;
  /** Of all people of the kitchen. */
  languages: readonly Language[];
  items: readonly KitchenItem[];
  names: readonly FoodName[];
  assumed: AssumedFood[];
  planned: readonly PlannedMeal[];
}

/** The meals of this week that are dishes of ours; recipes are not read here. */
const mealsOf = (planned: readonly PlannedMeal[], today: CalendarDate) =>
  mealsFrom(planned, today).flatMap(({ _id: id, dish: { id: name }, portions, day }) =>
    DISHES.filter(({ slug }) => name === `dish:${slug}`).map((dish) => ({ id, dish, portions, day })),
  );

/** The dish to name for items that are due, with its words; null if there is none. What is planned for is in no other dish. */
export async function nameDish(dueIds: readonly string[], larder: Larder) {
  const { self, today, language, languages, items, planned } = larder;
  const names = await loadFoodNames(language, languages);
  const { dishTexts } = await loadDishWords(language);
  const own = new Map(larder.names.map(({ product, food }) => [product, food]));
  const assumed = assumedIn(larder, ASSUMED_FOODS);
  const all = suppliesOf(items, { self, today, names, own });
  const { supplies } = setAside(mealsOf(planned, today), { supplies: all, assumed, diet: null });
  const named = dishToName(dueIds, { supplies, assumed });
  if (!named) return null;
  const { slug, minutes } = named.dish;
  const title = dishTexts[slug]?.title;
  return title === undefined ? null : { slug, title, minutes, itemIds: named.itemIds };
}
