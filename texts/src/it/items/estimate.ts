import type { Estimated } from '@crisper/domain/items/keeping/good-through.ts';
import { plural } from '#it/plural.ts';

function usually(days: number | null): string {
  if (days === null) return 'di solito si conserva';
  return days === 0
    ? 'di solito solo il giorno stesso'
    : plural(days, { one: `di solito ${days} giorno`, other: `di solito ${days} giorni` });
}

/** How long a food will keep by our estimate, and where the estimate is from. */
export function estimateText({ days, source, times }: Estimated): string {
  switch (source) {
    case 'kitchen':
      return `${usually(days)} qui · visto ${times} volte`;
    case 'foodkeeper':
      return `${usually(days)} · FoodKeeper`;
    case 'own':
      return `${usually(days)} · la nostra lista di alimenti`;
    case 'category':
      return `${usually(days)} · il minimo della sua categoria`;
  }
}
