import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import type { Estimate } from '@crisper/domain/items/shelf-life/estimate.ts';
import { type UsualFood, usualKey } from '@crisper/domain/items/usual/usual-food.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import { type Doubt, isOpen, type SaidAmount, type SaidDate } from '@crisper/domain/line/line-food.ts';
import { pictureAddress } from '@crisper/domain/pictures/picture-address.ts';
import type { FoodKnowledge } from '#items/pictures/food-knowledge.ts';
import type { Row, Said } from './row.ts';

/** What the kitchen buys often, by the keys of the titles: what guesses are made from. */
export type Knowledge = ReadonlyMap<string, UsualFood>;

/** How long food keeps and where, from the day on which it comes in. */
export interface Dating {
  today: CalendarDate;
  shelfLife: FoodKnowledge;
}

/** A food with all its parts, said or guessed. */
export interface Completed extends Row {
  category: Said<Category>;
  place: Said<Place>;
  amount: Said<SaidAmount>;
  /** Null for a food that keeps, or of which nobody knows. */
  date: Said<SaidDate | null>;
  /** Where the date comes from, or that it keeps, if it is a guess. */
  estimated: Estimate | null;
  /** We were asked, and do not know through when it is good. */
  isUnknown: boolean;
  doubts: Doubt[];
}

const ONE: SaidAmount = { amount: 1, unit: 'piece' };

const guess = <Value>(value: Value): Said<Value> => ({ value, certainty: 'guessed' });

export const usualByTitle = (foods: readonly UsualFood[]): Knowledge =>
  new Map(foods.map((food) => [usualKey(food.title), food]));

/** The picture of the food that a title names, once it is known what it is. */
export function pictureOf(
  { title, image }: Pick<UsualFood, 'title' | 'image'>,
  shelfLife: FoodKnowledge | undefined,
): string | null {
  if (image !== null) return image;
  const picture = shelfLife?.pictureOf(title) ?? null;
  return picture && pictureAddress(picture);
}

/** What nobody said is not worth remembering. */
const saidCategory = (known: UsualFood | undefined) =>
  known?.category === 'Others' ? null : known?.category;

/** Guesses what nobody said: as the kitchen had it the last time, else as is usual for such a food. */
export function completed(row: Row, usual: Knowledge, dating: Dating | null = null): Completed {
  const { value: title } = row.title;
  const known = usual.get(usualKey(title));
  const category =
    row.category ?? guess(saidCategory(known) ?? dating?.shelfLife.categoryOf(title) ?? 'Others');
  const isOpened = isOpen(row);
  const usually = isOpened ? undefined : known?.place;
  const likely =
    usually ?? dating?.shelfLife.usualPlace({ title, category: category.value, isOpened }) ?? 'fridge';
  const place = row.place ?? guess(likely);
  const isDateSaid = row.date !== null && (row.date.value !== null || row.date.certainty === 'said');
  const food = { title, category: category.value, place: place.value, isOpened };
  const isCategorySaid = row.category?.certainty === 'said';
  const estimated =
    isDateSaid || !dating
      ? null
      : dating.shelfLife.estimate({ ...food, isCategorySaid, spans: known?.days ?? [] });
  const day = row.opened?.value ?? row.began?.value.on ?? dating?.today;
  const all = {
    ...row,
    category,
    place,
    amount: row.amount ?? guess(known ? { amount: known.amount, unit: known.unit } : ONE),
    // A day that does not exist stays doubtful, with the guess in its place.
    date:
      estimated?.days != null && day
        ? {
            ...(row.date ?? guess(null)),
            value: {
              date: addDays(day, estimated.days),
              kind: estimated.isUseBy ? ('use-by' as const) : ('estimate' as const),
            },
          }
        : (row.date ?? guess(null)),
    image: row.image ?? pictureOf(known ?? { title, image: null }, dating?.shelfLife),
    estimated,
    isUnknown: dating !== null && !isDateSaid && !estimated,
  };
  return { ...all, doubts: doubtsOf(all) };
}

function doubtsOf(food: Omit<Completed, 'doubts'>): Doubt[] {
  const { title, date, amount, place, opened, began, belongsTo, price } = food;
  const parts = [title, date, amount, place, opened, began, belongsTo, price];
  return [...new Set(parts.flatMap((part) => part?.doubt ?? []))];
}
