import type { Told } from '@crisper/domain/notifications/notification.ts';
import { locale } from '@crisper/texts/locale.ts';
import { lastDay, withDish } from '@crisper/texts/reminders/reminder-dish.ts';
import * as texts from '@crisper/texts/reminders/reminder-mail.ts';
import { several } from '@crisper/texts/reminders/reminder-notice.ts';
import { quotedTitle } from '#mail/plain-words.ts';
import type { DishToCook } from './dish-to-cook.queries.ts';

const isGood = ({ daysLeft }: Told) => daysLeft >= 0;

const isUnsafe = ({ advice }: Told) => advice === 'do-not-eat';

/** Food to be eaten comes first, then what must not be eaten any more, then what a person has to judge. */
export function inOrder(told: readonly Told[]): Told[] {
  const past = told.filter((one) => !isGood(one));
  return [...told.filter(isGood), ...past.filter(isUnsafe), ...past.filter((one) => !isUnsafe(one))];
}

/** Of what is in order. */
export function subjectOf([first, ...others]: readonly Told[]): string {
  const words = { title: quotedTitle(first?.title ?? ''), more: others.length };
  if (first && isGood(first)) return texts.eatFirst(words);
  return first && isUnsafe(first) ? texts.doNotEat(words) : texts.expired(words);
}

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
const isLastDay = ({ daysLeft, isEstimated }: Told) => daysLeft === 0 && !isEstimated;

/** "Cream and Spinach have their last day"; a day that nobody said, or another one, is said for each food. */
function dueWords(foods: readonly Told[]): string {
  if (foods.length > 1 && foods.every(isLastDay))
    return lastDay({ foods: conjunction.format(foods.map(({ title }) => title)) });
  return several({ foods, more: 0 });
}

/** What has to go, by its titles or as it is said, and the dish. */
export const dishWords = (
  { title, minutes }: DishToCook,
  foods: readonly Told[],
  due = dueWords(foods),
): string => withDish({ due, dish: title, minutes });
