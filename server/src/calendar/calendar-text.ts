import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Category } from '@crisper/domain/foods/category.ts';
import { itemPath } from '@crisper/domain/items/item-path.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { calendar, items } from '@crisper/texts/all/food.ts';

/** An expiring item as a calendar shows it: all day long on its last good day. */
export interface CalendarExpiry {
  kitchenId: KitchenId;
  id: string;
  title: string;
  category: Category;
  quantity: number;
  date: CalendarDate;
  /** Nobody said the day. */
  isEstimated: boolean;
  /** It must not be eaten after that day. */
  isUseBy: boolean;
}

const LINE_MAX_OCTETS = 75;
const REFRESH = 'PT4H';

interface Site {
  publicAddress: string;
  language: Language;
}

/** The expiries as an iCalendar object (RFC 5545). */
export function calendarText(
  expiries: readonly CalendarExpiry[],
  now: Date,
  { publicAddress, language }: Site,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Crisper//Expiry dates//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'NAME:Crisper',
    'X-WR-CALNAME:Crisper',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...expiries.flatMap((expiry) => eventLines(expiry, now, { publicAddress, language })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Without an end, an event that begins on a date lasts that day. */
function eventLines(expiry: CalendarExpiry, now: Date, { publicAddress, language }: Site): string[] {
  const texts = calendar[language];
  const category = items[language].categoryName[expiry.category];
  return [
    'BEGIN:VEVENT',
    `UID:${expiry.id}@crisper`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${expiry.date.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(texts.eventSummary(expiry))}`,
    `DESCRIPTION:${escapeText(texts.eventDescription({ ...expiry, category }))}`,
    `URL:${publicAddress}${paths.inLanguage(language, itemPath(expiry.kitchenId, expiry.id))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
      // The format allows no other control characters than the tab.
      .replaceAll(/[^\P{Cc}\t]/gu, '')
  );
}

/** Breaks a line where it gets too long for the format, never inside a character. */
function fold(line: string): string {
  let folded = '';
  let room = LINE_MAX_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += '\r\n ';
      room = LINE_MAX_OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
