import { countryOfLocale, countryOfZone } from '#country.ts';
import type { DayOrder } from './line-food.ts';
import type { Customary } from './measures.ts';

/** In Canada both orders are usual. */
const BOTH_ORDERS = 'CA';

function orderIn(locale: string): DayOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month') ? 'day-first' : 'month-first';
}

/** How people write dates and what their pints are, where their language and their time zone agree; else null. */
export interface Habits {
  order: DayOrder | null;
  customary: Customary | null;
}

const agreed = <Habit>(one: Habit, other: Habit): Habit | null => (one === other ? one : null);

export function habitsOf(locale: string, zone: string): Habits {
  const ofLocale = countryOfLocale(locale);
  // UTC is no country, and then the language alone says.
  const ofZone = countryOfZone(zone, ofLocale) ?? ofLocale;
  const { language } = new Intl.Locale(`und-${ofZone}`).maximize();
  const customaryIn = (country: string | null): Customary => (country === 'US' ? 'us' : 'imperial');
  return {
    order: ofZone === BOTH_ORDERS ? null : agreed(orderIn(locale), orderIn(`${language}-${ofZone}`)),
    customary: agreed(customaryIn(ofLocale), customaryIn(ofZone)),
  };
}
