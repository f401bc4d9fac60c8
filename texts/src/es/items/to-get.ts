import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { locale } from '#es/locale.ts';
import { amount as amountText } from './kitchen-acts.ts';

interface Wanted {
  title: string;
  amount: number | null;
  unit: Unit | null;
}

const large = { g: 'kg', ml: 'l' } as const;

/** What to get, and how much. */
export function toGetText({ title, amount, unit }: Wanted): string {
  if (amount === null || unit === null) return title;
  const isLarge = (unit === 'g' || unit === 'ml') && amount >= 1000;
  const count = isLarge ? amount / 1000 : amount;
  const number = count.toLocaleString(locale, { maximumFractionDigits: 2 });
  return `${title}, ${amountText({ count, number, unit: isLarge ? large[unit] : unit })}`;
}
