import { NEW_PLACE, type Question } from '@crisper/domain/bring/questions.ts';
import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Place } from '@crisper/domain/kitchens/place.ts';
import * as texts from '@crisper/texts/bring/questions.ts';
import { placed, placeText } from '#kitchen/places.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { dateFormat } from '#ui/formats.ts';

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: CalendarDate): string => longDay(new Date(day));

const mediumDay = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
/** Beside a food, where there is little room. */
export const shortDay = (day: CalendarDate): string => mediumDay(new Date(day));

/** The result of an answer, where its words alone do not say it. */
export function answerHint({ kind }: Question, choice: string): string | null {
  if (kind === 'place') return choice === NEW_PLACE ? texts.newPlaceHint : null;
  if (choice === 'guess') return texts.guessHint;
  if (kind === 'frozen') return texts.frozenHint[choice as keyof typeof texts.frozenHint];
  if (kind === 'freezer-day') return choice === 'today' ? texts.packDayHint : texts.freezerDayHint;
  const isAboutDays = kind === 'never' || kind === 'undated' || kind === 'made-up';
  return isAboutDays && choice === 'none' ? texts.noneHint : null;
}

/** An answer to a question, in words. */
export function answerText(
  { kind, about }: Question,
  choice: string,
  { places, currency }: Pick<OwnKitchen, 'places' | 'currency'>,
): string {
  switch (kind) {
    case 'order': {
      const [dayFirst, monthFirst] = about.split(' ') as [CalendarDate, CalendarDate];
      return choice === 'month-first'
        ? texts.order['month-first']({ day: dayText(monthFirst) })
        : texts.order['day-first']({ day: dayText(dayFirst) });
    }
    case 'price':
      if (choice === 'none') return texts.prices.none;
      return choice === 'each' ? texts.prices.each({ currency }) : texts.prices.whole({ currency });
    case 'place':
      if (choice === NEW_PLACE) return texts.newPlace({ name: about });
      return placeText(placed(choice as Place, places));
    case 'unit':
    case 'amount':
      return texts.units[choice as keyof typeof texts.units];
    case 'frozen':
      return texts.frozen[choice as keyof typeof texts.frozen];
    case 'freezer-day':
      return choice === 'today' ? texts.packDay : texts.freezerDay;
    case 'odd-price':
      return choice === 'none' ? texts.noPrice : texts.keepPrice;
    default:
      if (isCalendarDate(choice)) return dayText(choice);
      if (choice === 'guess') return texts.guess;
      if (choice === 'unknown') return texts.unknown;
      if (choice === 'keep') return texts.keepDate;
      return kind === 'date' ? texts.noDate : texts.none;
  }
}
