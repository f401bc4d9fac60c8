import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#sv/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'håller oftast';
  return days === 0
    ? 'oftast bara samma dag'
    : plural(days, { one: `oftast ${days} dag`, other: `oftast ${days} dagar` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} här · dina senaste ${times}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · vår lista över mat`;
    case 'category':
      return `${usually(days)} · kortast i kategorin`;
  }
}
