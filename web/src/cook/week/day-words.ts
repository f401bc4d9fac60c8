import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import * as cookTexts from '@crisper/texts/cook/cook.ts';
import * as texts from '@crisper/texts/cook/week.ts';
import { dateFormat } from '#ui/formats.ts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

const named = (day: CalendarDate): string => weekday(new Date(day));
/** Some languages write days small. */
const headed = (day: CalendarDate): string => named(day).replace(/^./u, (first) => first.toUpperCase());

/** A day of the next seven, where it stands alone. */
export const dayHeading = (day: CalendarDate, today: CalendarDate): string =>
  [texts.today, texts.tomorrow][daysLeft(day, today)] ?? headed(day);
/** Inside a sentence. */
export const dayInSentence = (day: CalendarDate, today: CalendarDate): string =>
  [cookTexts.today, cookTexts.tomorrow][daysLeft(day, today)] ?? named(day);
