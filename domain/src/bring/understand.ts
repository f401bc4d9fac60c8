import type { CalendarDate } from '#calendar-date.ts';
import type { Category } from '#foods/category.ts';
import { foodOf, type Meaning } from '#foods/food-of.ts';
import type { FoodNames } from '#foods/names.ts';
import { productKey } from '#foods/words.ts';
import { REFERENCE_MAX_LENGTH } from '#imports/source.ts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '#items/item.ts';
import { PLACE_NAME_MAX_LENGTH } from '#kitchens/place.ts';
import type { Brought, BroughtFood, LeftOutReason } from './brought.ts';
import { categoryOf, isHouseholdGroup } from './categories.ts';
import { placeWords } from './places.ts';

/** A food of the source with what the list of foods says of it. */
export interface UnderstoodFood extends BroughtFood {
  ref: string;
  category: Category;
  /** The source or the list of foods says the category, not a guess. */
  isCategoryKnown: boolean;
  meaning: Meaning | null;
  /** By what titles of one product are the same. */
  key: string;
  /** Without what is in the kitchen already. */
  leftOut: LeftOutReason | null;
}

/** Text that a database takes: no control characters, no halves of signs. */
const clean = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, most)
    .toWellFormed();

/** The same, in as many lines as it has. */
const cleanLines = (text: string, most: number): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, most)
    .toWellFormed();

/** A name that is too long ends behind a word; what it says of its kind counts as a whole. */
function placeAsKept({ name, kind }: NonNullable<BroughtFood['place']>): NonNullable<BroughtFood['place']> {
  const whole = clean(name, name.length);
  const cut = clean(whole, PLACE_NAME_MAX_LENGTH);
  if (cut === whole) return { name: whole, kind };
  const isWordCut = /\S/.test(whole.charAt(cut.length));
  const shorter = isWordCut ? cut.replace(/\s+\S*$/, '') : cut;
  return { name: shorter, kind: kind ?? placeWords(whole).kind };
}

const KEY_MAX_LENGTH = 120;

/**
 * What a row says names it where the source has no number for it: the same file again has the same names. A list that is
 * pasted again on another day is another purchase.
 */
function referenceOf(food: BroughtFood, source: Brought['source'], today: CalendarDate): string {
  const { title, amount, unit, place, date } = food;
  const day = 'date' in date ? date.date : 'text' in date ? date.text : date.is;
  const on = source === 'text' ? `${today}:` : '';
  return `${source}:${on}${productKey(title).slice(0, KEY_MAX_LENGTH)}:${amount}${unit}:${day}:${place?.name ?? ''}`;
}

/** By the list of foods, else as the source groups it; null if neither says. */
export function categoryOfFood(
  { title, group }: Pick<BroughtFood, 'title' | 'group'>,
  names: FoodNames,
  meaning = foodOf(title, names),
): Category | null {
  return meaning?.is === 'food' ? meaning.food.category : categoryOf(group);
}

/** Understands one food after the other, so that a page can breathe in between. */
export function* understood(
  { source, foods }: Brought,
  { names, today }: { names: FoodNames; today: CalendarDate },
): Generator<UnderstoodFood> {
  const times = new Map<string, number>();
  for (const food of foods) {
    const title = clean(food.title, TITLE_MAX_LENGTH);
    const words = food.isTinned ? `${title}, tinned` : title;
    const meaning = foodOf(words, names) ?? foodOf(title, names);
    const said = food.category ?? categoryOfFood(food, names, meaning);
    const isHousehold = meaning?.is === 'household' || isHouseholdGroup(food.group);
    const base = (food.ref ?? referenceOf(food, source, today)).slice(0, REFERENCE_MAX_LENGTH - 8).trim();
    const time = (times.get(base) ?? 0) + 1;
    times.set(base, time);
    yield {
      ...food,
      ...{ title, meaning },
      place: food.place && placeAsKept(food.place),
      // Two of the same are two.
      ref: time === 1 ? base : `${base}#${time}`,
      category: said ?? 'Others',
      isCategoryKnown: said !== null,
      key: productKey(title),
      note: food.note === null ? null : cleanLines(food.note, DESCRIPTION_MAX_LENGTH),
      leftOut: food.leftOut ?? (title === '' ? 'no-name' : isHousehold ? 'not-food' : null),
    };
  }
}
