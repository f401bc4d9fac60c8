import type { TimeLeft } from '@crisper/domain/items/countdown.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Este item venceu.';
  return `Faltam ${left.days} d ${left.hours} h ${left.minutes} min`;
}
