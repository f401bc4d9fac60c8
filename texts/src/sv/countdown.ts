import type { TimeLeft } from '@crisper/domain/items/countdown.ts';
import { plural } from './plural.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Det här har gått ut.';
  const days = plural(left.days, { one: `${left.days} dag`, other: `${left.days} dagar` });
  return `${days} ${left.hours} tim ${left.minutes} min kvar`;
}
