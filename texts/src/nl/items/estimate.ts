import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#nl/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'blijft meestal goed';
  return days === 0
    ? 'meestal alleen die dag'
    : plural(days, { one: `meestal ${days} dag`, other: `meestal ${days} dagen` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} hier · jullie laatste ${times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · onze lijst`;
    case 'category':
      return `${usually(days)} · het kortste van de categorie`;
  }
}
