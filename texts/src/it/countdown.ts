import type { TimeLeft } from '@crisper/domain/items/countdown.ts';

export function countdownText(left: TimeLeft | null): string {
  if (left === null) return 'Questo alimento è scaduto.';
  return `Tempo rimasto: ${left.days} g ${left.hours} h ${left.minutes} min`;
}
