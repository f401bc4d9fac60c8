import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import { numberText } from '#ui/formats.ts';

const fractions: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const thousands = { g: 'kg', ml: 'l' } as const;

/** An amount as people say it: 1½ pieces, 250 ml, 1.2 kg. */
export function amountText(amount: number, unit: Unit): string {
  if ((unit === 'g' || unit === 'ml') && amount >= 1000)
    return texts.amount({ count: amount / 1000, number: numberText(amount / 1000), unit: thousands[unit] });
  return texts.amount({ count: amount, number: shownNumber(amount), unit });
}

/** Pieces are the usual case, and need no word. */
export const shortAmount = ({ amount, unit }: { amount: number; unit: Unit }): string =>
  unit === 'piece' ? shownNumber(amount) : amountText(amount, unit);

function shownNumber(amount: number): string {
  const whole = Math.floor(amount);
  const fraction = fractions[String(amount - whole)];
  if (!fraction) return numberText(amount);
  return whole === 0 ? fraction : `${whole}${fraction}`;
}
