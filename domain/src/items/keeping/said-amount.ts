import type { Unit } from './amount.ts';

const FRACTIONS: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const THOUSANDS = { g: 'kg', ml: 'l' } as const;

interface Worded {
  count: number;
  /** The count in figures. */
  number: string;
  unit: Unit | 'kg' | 'l';
}

/** An amount in the figures and the unit in which people say it: 1½ pieces, 250 ml, 1.2 kg. */
export function saidAmount(amount: number, unit: Unit, numberText: (value: number) => string): Worded {
  if ((unit === 'g' || unit === 'ml') && amount >= 1000)
    return { count: amount / 1000, number: numberText(amount / 1000), unit: THOUSANDS[unit] };
  const whole = Math.floor(amount);
  const fraction = FRACTIONS[String(amount - whole)];
  const number = fraction ? `${whole || ''}${fraction}` : numberText(amount);
  return { count: amount, number, unit };
}
