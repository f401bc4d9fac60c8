import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#es/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'suele aguantar';
  return days === 0
    ? 'suele durar solo ese día'
    : plural(days, { one: 'suele durar 1 día', other: `suele durar ${days} días` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} aquí · ${times === 1 ? 'visto 1 vez' : `visto ${times} veces`}`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · nuestra lista de alimentos`;
    case 'category':
      return `${usually(days)} · lo mínimo de su categoría`;
  }
}
