import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#da/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'holder som regel';
  return days === 0
    ? 'som regel kun samme dag'
    : plural(days, { one: `som regel ${days} dag`, other: `som regel ${days} dage` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} her · dine sidste ${times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · vores liste over mad`;
    case 'category':
      return `${usually(days)} · det korteste i kategorien`;
  }
}
