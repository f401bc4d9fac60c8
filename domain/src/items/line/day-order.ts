import type { DayOrder } from './line-food.ts';

/** Whether people in that region write the day or the month first. */
export function dayOrder(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month') ? 'day-first' : 'month-first';
}
