import type { TimeLeft } from '@crisper/domain/items/countdown.ts';
import { plural } from './plural.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Det her er udløbet.';
  const days = plural(left.days, { one: `${left.days} dag`, other: `${left.days} dage` });
  return `${days} ${left.hours} t. ${left.minutes} min. tilbage`;
}
