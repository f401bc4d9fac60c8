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

const ENGLISH = /^en\b/;
/** Where people who write English write the month first. */
const AMERICA = /^(?:America|US)\//;

/**
 * By the zone. Where nobody knows its country, because the browser hides it or has no list of zones, English of the United
 * States is no proof of its order: most browsers have it in their list, also in London.
 */
function orderAt(zone: string, country: string | null, locale: string): DayOrder | null {
  if (country === BOTH_ORDERS) return null;
  const order = orderIn(locale);
  const isSure = order === 'day-first' || !ENGLISH.test(locale) || AMERICA.test(zone);
  if (country === null) return isSure ? order : null;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return agreed(order, orderIn(`${language}-${country}`));
}

const agreed = <Habit>(one: Habit, other: Habit): Habit | null => (one === other ? one : null);

export function habitsOf(locale: string, zone: string): Habits {
  const ofLocale = countryOfLocale(locale);
  // UTC is no country, and then the language alone says.
  const country = countryOfZone(zone, ofLocale);
  const ofZone = country ?? ofLocale;
  const customaryIn = (country: string | null): Customary => (country === 'US' ? 'us' : 'imperial');
  return {
    order: orderAt(zone, ofZone === BOTH_ORDERS ? ofZone : country, locale),
    customary: agreed(customaryIn(ofLocale), customaryIn(ofZone)),
  };
}
