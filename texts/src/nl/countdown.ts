import type { TimeLeft } from '@crisper/domain/items/countdown.ts';
import { plural } from './plural.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Dit is verlopen.';
  const days = plural(left.days, { one: `${left.days} dag`, other: `${left.days} dagen` });
  return `Nog ${days} ${left.hours} u ${left.minutes} min`;
}
