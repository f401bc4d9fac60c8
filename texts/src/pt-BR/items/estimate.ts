import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#pt-BR/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'costuma durar';
  return days === 0
    ? 'geralmente só no mesmo dia'
    : plural(days, { one: `geralmente ${days} dia`, other: `geralmente ${days} dias` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} aqui · suas últimas ${times} vezes`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · nossa lista de alimentos`;
    case 'category':
      return `${usually(days)} · o mínimo da categoria`;
  }
}
