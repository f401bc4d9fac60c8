import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { daysLeft } from '@crisper/domain/items/freshness.ts';
import * as cookTexts from '@crisper/texts/cook/cook.ts';
import * as texts from '@crisper/texts/cook/week.ts';
import { dateFormat } from '#ui/formats.ts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

const dayWord =
  (near: { today: string; tomorrow: string }) =>
  (day: CalendarDate, today: CalendarDate): string =>
    [near.today, near.tomorrow][daysLeft(day, today)] ?? weekday(new Date(day));

/** A day of the next seven, where it stands alone and inside a sentence. */
export const dayHeading = dayWord({ today: texts.today, tomorrow: texts.tomorrow });
export const dayInSentence = dayWord({ today: cookTexts.today, tomorrow: cookTexts.tomorrow });
