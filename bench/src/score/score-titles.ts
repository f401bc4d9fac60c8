import type { Category } from '@crisper/domain/foods/category.ts';
import { foodOf } from '@crisper/domain/foods/food-of.ts';
import { estimate, usualPlace } from '@crisper/domain/items/shelf-life/estimate.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { type CaseOutcome, outcome } from './outcome.ts';

export interface TitleCase {
  id: string;
  title: string;
  kind: string;
  category: string;
  alsoCategory: string[];
  /** The longest and the shortest time that is neither unsafe nor a false alarm. */
  maxDaysFridge: number | null;
  minDays: number | null;
  /** Null where a person could argue. */
  rawMeatOrFish: boolean | null;
  unknown?: boolean;
}

const singular = (category: string) => category.replace(/s$/, '');

const isWrongEnd = (isUseBy: boolean, expected: boolean | null) => expected !== null && isUseBy !== expected;

/** One outcome for the category of a title, and one for how long it is said to keep. */
export function scoreTitle({ id, title, kind, ...expected }: TitleCase): CaseOutcome[] {
  const meaning = foodOf(title, foodNames);
  const food = meaning?.is === 'food' ? meaning.food : null;
  const category: Category = food?.category ?? 'Others';
  const accepted = [expected.category, ...expected.alsoCategory].map(singular);
  const isCategoryRight =
    accepted.includes(singular(category)) || (expected.category === 'not-food' && category === 'Others');

  const place = usualPlace({ title, category, isOpened: false }, foodNames);
  const found = { title, category, isCategorySaid: false, place, isOpened: false, spans: [] };
  const kept = estimate(found, foodNames);
  const days = kept?.days ?? null;
  const isNone = expected.unknown || expected.category === 'not-food';
  const faults = [
    ...(days !== null && expected.maxDaysFridge !== null && days > expected.maxDaysFridge
      ? [`too long: ${days} days`]
      : []),
    ...(days !== null && expected.minDays !== null && days < expected.minDays
      ? [`too short: ${days} days`]
      : []),
    ...(kept && isNone ? ['estimated, and nobody knows it'] : []),
    ...(kept && !isNone && place !== 'freezer' && isWrongEnd(kept.isUseBy, expected.rawMeatOrFish)
      ? [`counts as use-by: ${kept.isUseBy}`]
      : []),
  ];
  return [
    outcome(
      { id, group: `${kind}, category`, text: title },
      isCategoryRight ? [] : [{ what: category, isCertain: food !== null }],
    ),
    outcome(
      { id, group: `${kind}, how long`, text: title },
      // An estimate looks like one; too long is as bad as wrong and certain.
      faults.map((what) => ({ what, isCertain: what.startsWith('too long') })),
    ),
  ];
}
