import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import { shortAmount } from '#kitchen/amount-text.ts';

/** Amounts of a kitchen, not of a laboratory. */
function rounded(amount: number, unit: FilledSlot['slot']['unit']): number {
  if (unit === 'piece') return Math.max(0.5, Math.round(amount * 2) / 2);
  const step = amount >= 100 ? 10 : 5;
  return Math.max(step, Math.round(amount / step) * step);
}

/** How much of it goes in; null where it is seasoned by taste. */
export const slotAmount = ({ amount, slot: { unit } }: FilledSlot): string | null =>
  amount === null ? null : shortAmount({ amount: rounded(amount, unit), unit });
