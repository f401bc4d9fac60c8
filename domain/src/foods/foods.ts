import type { PlaceKind } from '#kitchens/place.ts';
import { CATEGORIES, type Category } from './category.ts';
import { type Food, REASONS, type Times, type Trait } from './food.ts';
import type { FoodPictureName } from './food-pictures.ts';
import { KINDS } from './kinds.ts';
import { DAIRY_ROWS } from './table/dairy.ts';
import { DISH_ROWS } from './table/dishes.ts';
import { DRINK_ROWS } from './table/drinks.ts';
import { FRUIT_ROWS } from './table/fruit.ts';
import { LARDER_ROWS } from './table/larder.ts';
import { MEAT_ROWS } from './table/meat.ts';
import { SNACK_ROWS } from './table/snacks.ts';
import { STAPLE_ROWS } from './table/staples.ts';
import { VEGETABLE_ROWS } from './table/vegetables.ts';

const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 };
const SLOTS = ['fridge', 'fridgeOpened', 'pantry', 'pantryOpened', 'freezer'] as const;

function daysOf(time: string): number | null {
  if (time === 'ever') return Number.POSITIVE_INFINITY;
  const [, count, unit = ''] = /^(\d+)([dwmy])\*?$/.exec(time) ?? [];
  return count ? Number(count) * (UNIT_DAYS[unit] ?? 1) : null;
}

function timesOf(text: string): Pick<Food, 'times' | 'own'> {
  const written = text.split(' ');
  const times = Object.fromEntries(SLOTS.map((slot, at) => [slot, daysOf(written[at] ?? '-')]));
  return {
    times: times as Record<keyof Times, number | null>,
    own: new Set(SLOTS.filter((_, at) => written[at]?.endsWith('*'))),
  };
}

interface Kind {
  kinds: readonly string[];
  category: Category;
  traits: ReadonlySet<Trait>;
}

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
const lines = (text: string) => text.trim().split('\n');

const kinds = new Map<string, Kind>();
for (const line of lines(KINDS)) {
  const [name = '', category, traits = ''] = cellsOf(line);
  const [id = '', above = ''] = name.split(' < ');
  kinds.set(id, {
    kinds: [id, ...(kinds.get(above)?.kinds ?? [])],
    category: CATEGORIES.find((one) => one === category) ?? 'Others',
    traits: new Set(traits.split(' ').filter(Boolean) as Trait[]),
  });
}

const foods = new Map<string, Food>();

/** A row with nothing but its name keeps as what it is a kind of. */
function foodOfRow(row: string): Food {
  const [name = '', picture = '', place = '', times = '', source = '', grams = ''] = cellsOf(row);
  const [id = '', above = ''] = name.split(' < ');
  const parent = foods.get(above);
  const kind = parent ?? kinds.get(above);
  if (!kind) throw new Error(`${id} is of no kind that we know: ${above}`);
  const { category, traits } = kind;
  const what = { id, kinds: [id, ...kind.kinds], category, traits };
  if (parent && picture === '') return { ...parent, ...what };
  const [product = '', reason] = source.split(';').map((part) => part.trim());
  return {
    ...what,
    picture: picture === '-' ? null : (picture as FoodPictureName),
    place: place as PlaceKind,
    ...timesOf(times),
    product: product === '' ? null : product,
    reason: REASONS.find((one) => one === reason) ?? null,
    grams: grams === '' ? null : Number.parseInt(grams, 10),
  };
}

for (const row of [
  DAIRY_ROWS,
  MEAT_ROWS,
  VEGETABLE_ROWS,
  FRUIT_ROWS,
  DRINK_ROWS,
  SNACK_ROWS,
  STAPLE_ROWS,
  LARDER_ROWS,
  DISH_ROWS,
].flatMap(lines)) {
  const food = foodOfRow(row);
  foods.set(food.id, food);
}

/** Every food, by its id. */
export const FOODS: ReadonlyMap<string, Food> = foods;
