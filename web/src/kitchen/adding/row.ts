import type { Category } from '@crisper/domain/foods/category.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import type { Seen } from '@crisper/domain/items/usual/known-name.ts';
import type { UsualFood } from '@crisper/domain/items/usual/usual-food.ts';
import type { LineFood, Part } from '@crisper/domain/line/line-food.ts';
import { newId } from '#http/new-id.ts';

/** A part of a food, whatever text it was read from. */
export type Said<Value> = Omit<Part<Value>, 'from' | 'to'>;

type Parts = {
  [Name in keyof Omit<LineFood, 'from' | 'to' | 'title'>]: LineFood[Name] extends Part<infer Value> | null
    ? Said<Value> | null
    : never;
};

/** A food that is being added, as far as a person said what it is. Null is what nobody said, and is guessed. */
export interface Row extends Parts {
  /** That of the item it becomes. */
  id: ItemId;
  title: Said<string>;
  category: Said<Category> | null;
  image: string | null;
  /** Where a camera has seen it: the kitchen knows it by its title from then on. */
  seen: Seen | null;
  /** It was on the shopping list, as the entry with its id, and leaves the list with being put in. */
  fromList: boolean;
}
export type RowPart = Exclude<keyof Row, 'id' | 'image' | 'seen' | 'fromList'>;
export type DraftRowChange = Partial<Pick<Row, RowPart | 'image'>>;

export const said = <Value>(value: Value): Said<Value> => ({ value, certainty: 'said' });
const guessed = <Value>(value: Value): Said<Value> => ({ value, certainty: 'guessed' });

const nothingSaid: Omit<Row, 'id' | 'title'> = {
  date: null,
  amount: null,
  place: null,
  opened: null,
  began: null,
  belongsTo: null,
  price: null,
  category: null,
  image: null,
  seen: null,
  fromList: false,
};

/** Reading a line again must not make other foods of it, so each keeps its id. */
export function rowOf({ from: _, to: __, ...food }: LineFood, id: ItemId = newId() as ItemId): Row {
  return { ...nothingSaid, ...food, id };
}

export const titled = (title: string): Row => ({
  ...nothingSaid,
  id: newId() as ItemId,
  title: said(title),
});

/** What a food was the last time. */
export type Known = Pick<UsualFood, 'title' | 'image' | 'category' | 'place' | 'amount' | 'unit'>;

/** The same again, as it was the last time. Others is the category of what nobody put into one. */
export const rowLike = ({ title, image, category, place, amount, unit }: Known): Row => ({
  ...titled(title),
  image,
  category: category === 'Others' ? null : guessed(category),
  place: guessed(place),
  amount: guessed({ amount, unit }),
});
