import type { TimeLeft } from '@crisper/domain/items/countdown.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Cet aliment est périmé.';
  return `Il reste ${left.days} j ${left.hours} h ${left.minutes} min`;
}
