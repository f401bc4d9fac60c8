import type { Cooked } from '@crisper/domain/activities/cooked.ts';
import type { Dish } from '@crisper/domain/cook/dish.ts';
import { textOf } from './words.ts';

/** The id and title under which history, list, week and statistics know the dish. */
export const cookedAs = (dish: Dish): Cooked => ({
  id: `${dish.text ? 'recipe' : 'dish'}:${dish.slug}`,
  title: textOf(dish).title,
});

/** The slug of a dish that was named so. */
export const slugOf = ({ id }: Cooked): string => id.slice(id.indexOf(':') + 1);
