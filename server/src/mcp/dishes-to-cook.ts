import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DISHES } from '@crisper/domain/cook/dishes.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { rank } from '@crisper/domain/cook/rank.ts';
import { ASSUMED_FOODS } from '@crisper/domain/cook/serves.ts';
import { setAside } from '@crisper/domain/cook/set-aside.ts';
import { suppliesOf } from '@crisper/domain/cook/supplies.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import type { KitchenChanges } from '@crisper/domain/kept/kept-api.ts';
import { LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { assumedIn } from '@crisper/domain/recipes/cookbook.ts';
import { foodsInLines } from '@crisper/domain/recipes/foods-in-lines.ts';
import { ownNames, ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import { mealsFrom } from '@crisper/domain/recipes/planned-meals.ts';
import { dishOfRecipe } from '@crisper/domain/recipes/recipe-dish.ts';
import { loadDishWords } from '@crisper/texts/all/dishes.ts';
import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadRecipeWords } from '@crisper/texts/all/recipe-words.ts';

/** As many as somebody listens to. */
const DISHES_MAX = 5;
/** With more in a kitchen, dishes are looked for with what is due first. */
const COOKED_WITH_MAX = 500;
/** Each takes a moment to be read. */
const RECIPES_READ_MAX = 100;
const NEVER = 'never';

interface Kitchen {
  id: string;
  /** What the person's key tells of it. */
  changes: KitchenChanges;
  /** The person's id: what belongs to others is in no dish. */
  self: string;
  /** In which the person reads, and types food and recipes. */
  language: Language;
  today: CalendarDate;
}

const nothingWritten = { recipes: [], foodNames: [], assumed: [], planned: [] };
const dayOf = ({ expiryDate }: KitchenItem) => expiryDate ?? NEVER;

/** The first dishes for what has to go, by the ranking of the page, with the kitchen's recipes and without planned food. */
export async function dishesToCook({ id, changes: { items, cookbook }, self, language, today }: Kitchen) {
  // Nobody tells a program which languages the people of a kitchen read.
  const names = await loadFoodNames(language, LANGUAGES);
  const { recipeWords: words } = await loadRecipeWords(language);
  const { dishTexts } = await loadDishWords(language);
  const book = cookbook ?? nothingWritten;
  const own = ownNames(book);
  const soonest = items.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)).slice(0, COOKED_WITH_MAX);
  const read = foodsInLines({ words, names }, own);
  const recipes = book.recipes.slice(0, RECIPES_READ_MAX);
  const dishes = [...DISHES, ...recipes.map((recipe) => dishOfRecipe(ownSlug(recipe), recipe, read))];
  const bySlug = new Map(dishes.map((dish) => [dish.slug, dish]));
  const meals = mealsFrom(book.planned, today).flatMap(({ _id, dish: named, portions, day }) => {
    const dish = bySlug.get(named.id.slice(named.id.indexOf(':') + 1));
    return dish ? [{ id: _id, dish, portions, day }] : [];
  });
  const assumed = assumedIn(book, ASSUMED_FOODS);
  const all = suppliesOf(soonest, { self, today, names, own });
  const { supplies } = setAside(meals, { supplies: all, assumed, diet: null });
  const planned = new Set(meals.map(({ dish }) => dish.slug));
  const free = dishes.filter(({ slug }) => !planned.has(slug));
  const { offers, due } = rank(free, { supplies, assumed });
  const nameOf = (foodId: string) => names.foods[foodId]?.split(',')[0] ?? foodId;
  const told = ({ dish, uses, lacking, hasEverything, diet }: DishOffer) => {
    const text = dish.text ?? dishTexts[dish.slug];
    if (!text) return [];
    return {
      ...{ title: text.title, minutes: dish.minutes, diet, hasEverything },
      uses: uses.map(({ item }) => ({ id: item._id, title: item.title, lastDay: item.expiryDate })),
      missing: lacking.map(({ food, slot }) => (food ? nameOf(food.id) : (text.slots[slot.id] ?? ''))),
      /** Of its page, with the recipe, on this server. */
      path: paths.kitchenDish(id, dish.slug),
    };
  };
  return {
    hasToGo: due.map(({ item }) => ({ id: item._id, title: item.title, lastDay: item.expiryDate })),
    dishes: offers.slice(0, DISHES_MAX).flatMap(told),
  };
}
