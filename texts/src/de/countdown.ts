import type { TimeLeft } from '@crisper/domain/items/countdown.ts';
import { plural } from './plural.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Das ist abgelaufen.';
  const days = plural(left.days, { one: `${left.days} Tag`, other: `${left.days} Tage` });
  return `Noch ${days} ${left.hours} Std. ${left.minutes} Min.`;
}
