import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#fr/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'se garde en général';
  return days === 0
    ? 'souvent le jour même'
    : plural(days, { one: `souvent ${days} jour`, other: `souvent ${days} jours` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} ici · vu ${times} fois`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · notre liste d’aliments`;
    case 'category':
      return `${usually(days)} · le minimum de sa catégorie`;
  }
}
