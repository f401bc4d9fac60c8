import type { TimeLeft } from '@crisper/domain/items/countdown.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'This item has expired.';
  return `Time left: ${left.days}d : ${left.hours}h : ${left.minutes}m`;
}
