import type { TimeLeft } from '@crisper/domain/items/countdown.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Este alimento ha caducado.';
  return `Quedan ${left.days} d ${left.hours} h ${left.minutes} min`;
}
