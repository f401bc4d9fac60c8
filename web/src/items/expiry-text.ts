import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { noExpiryDate } from '@crisper/texts/items/items.ts';
import { dateFormat } from '#ui/formats.ts';

const mediumDate = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

export const expiryText = (date: CalendarDate | null): string =>
  date === null ? noExpiryDate : mediumDate(new Date(date));
