import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#de/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'hält sich meist';
  return days === 0
    ? 'meist nur am selben Tag'
    : plural(days, { one: `meist ${days} Tag`, other: `meist ${days} Tage` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} hier · nach deinen letzten ${times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · unsere Lebensmittelliste`;
    case 'category':
      return `${usually(days)} · die kürzeste Zeit der Kategorie`;
  }
}
