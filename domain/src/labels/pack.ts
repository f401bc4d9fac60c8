import { addDays, type CalendarDate, isCalendarDate } from '#calendar-date.ts';
import { AMOUNT_MAX } from '#items/keeping/amount.ts';
import type { SaidAmount, SaidDate } from '#line/line-food.ts';
import type { Code } from './code.ts';
import { type Gs1Fields, readGs1 } from './gs1.ts';
import { articleOf, type Gtin, readGtin, readUpcE } from './gtin.ts';

/** What the code on a pack says about it. */
export interface Pack {
  gtin: Gtin;
  date: SaidDate | null;
  amount: SaidAmount | null;
  /** It says a date that the calendar does not have. */
  hasBadDate: boolean;
}

/** Why a code is of no use: it is not about a product, or its number or one of its fields is not whole. */
export type CodeRefusal = 'no-product' | 'wrong-number';

/** The key under which a kitchen remembers the product. */
export const seenAs = ({ gtin }: Pick<Pack, 'gtin'>): string => `gtin:${gtin}`;

/** The date of a pack that can still be put in. */
export const comingDate = ({ date }: Pick<Pack, 'date'>, today: CalendarDate): SaidDate | null =>
  date && date.date >= today ? date : null;

const YEARS = 100;
/** A year of two digits lies so far back at most; the standard has it so. */
const YEARS_BACK = 49;

/** YYMMDD, where the day 00 is the last of the month. */
function readDate(digits: string, today: CalendarDate): CalendarDate | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const first = Number(today.slice(0, 4)) - YEARS_BACK;
  const whole = first + ((((Number(year) - first) % YEARS) + YEARS) % YEARS);
  const date = `${whole}-${month}-${day === '00' ? '01' : day}`;
  if (!isCalendarDate(date)) return null;
  if (day !== '00') return date;
  const inNextMonth = addDays(date, 31);
  return addDays(inNextMonth, -Number(inNextMonth.slice(-2)));
}

/** A use-by date is about safety, so it counts where a pack has both. */
const DATES = [
  ['17', 'use-by'],
  ['15', 'best-before'],
] as const;

function dateOf(fields: Gs1Fields, today: CalendarDate): Pick<Pack, 'date' | 'hasBadDate'> {
  for (const [identifier, kind] of DATES) {
    const digits = fields.get(identifier);
    if (digits === undefined) continue;
    const date = readDate(digits, today);
    return { date: date && { date, kind }, hasBadDate: date === null };
  }
  return { date: null, hasBadDate: false };
}

const asAmount = (amount: number, unit: SaidAmount['unit']): SaidAmount | null =>
  amount > 0 && amount <= AMOUNT_MAX ? { amount, unit } : null;

/** A weight says more than a count. The last digit of its identifier is the number of decimals, of kilograms. */
function amountOf(fields: Gs1Fields): SaidAmount | null {
  for (const [identifier, digits] of fields) {
    if (/^310[0-5]$/.test(identifier) && /^\d{6}$/.test(digits))
      return asAmount((Number(digits) * 1000) / 10 ** Number(identifier.at(-1)), 'g');
  }
  const count = fields.get('30') ?? fields.get('37') ?? '';
  return /^\d{1,8}$/.test(count) ? asAmount(Number(count), 'piece') : null;
}

/** What the code says about the pack, or why it says nothing. */
export function readPack({ kind, text }: Code, today: CalendarDate): Pack | CodeRefusal {
  if (kind !== 'data') {
    const gtin = kind === 'upc-e' ? readUpcE(text) : readGtin(text);
    return gtin ? { gtin: articleOf(gtin), date: null, amount: null, hasBadDate: false } : 'wrong-number';
  }
  const fields = readGs1(text);
  // 02 is what a case contains.
  const number = fields?.get('01') ?? fields?.get('02');
  if (!fields || number === undefined) return /^\D?\(?0[12]/.test(text) ? 'wrong-number' : 'no-product';
  const gtin = readGtin(number);
  return gtin ? { gtin, ...dateOf(fields, today), amount: amountOf(fields) } : 'wrong-number';
}
