import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#en/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'usually keeps';
  return days === 0
    ? 'usually only that day'
    : plural(days, { one: 'usually 1 day', other: `usually ${days} days` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} here · your last ${times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · our list of foods`;
    case 'category':
      return `${usually(days)} · the least of its category`;
  }
}
