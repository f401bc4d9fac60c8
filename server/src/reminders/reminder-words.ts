import type { Language } from '@crisper/domain/languages/languages.ts';
import type { Told } from '@crisper/domain/notifications/notification.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import { reminderMail } from '@crisper/texts/all/mails.ts';
import { reminderDish, reminderNotice } from '@crisper/texts/all/notices.ts';
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
export function subjectOf([first, ...others]: readonly Told[], language: Language): string {
  const texts = reminderMail[language];
  const words = { title: quotedTitle(first?.title ?? '', language), more: others.length };
  if (first && isGood(first)) return texts.eatFirst(words);
  return first && isUnsafe(first) ? texts.doNotEat(words) : texts.expired(words);
}

const isLastDay = ({ daysLeft, isEstimated }: Told) => daysLeft === 0 && !isEstimated;

/** "Cream and Spinach have their last day"; a day that nobody said, or another one, is said for each food. */
function dueWords(foods: readonly Told[], language: Language): string {
  if (foods.length === 1 || !foods.every(isLastDay))
    return reminderNotice[language].several({ foods, more: 0 });
  const conjunction = new Intl.ListFormat(locales[language].locale, { type: 'conjunction' });
  return reminderDish[language].lastDay({ foods: conjunction.format(foods.map(({ title }) => title)) });
}

/** What has to go, by its titles or as it is said, and the dish. */
export const dishWords = (
  { title, minutes }: DishToCook,
  foods: readonly Told[],
  language: Language,
  due = dueWords(foods, language),
): string => reminderDish[language].withDish({ due, dish: title, minutes });
