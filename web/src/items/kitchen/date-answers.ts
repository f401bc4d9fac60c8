import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { answers } from '@crisper/texts/items/kitchen-food.ts';

/** What a person is offered who is asked through when food is good. Null: it needs no date. */
export const dateAnswers = (today: CalendarDate): { label: string; date: CalendarDate | null }[] => [
  { label: answers.twoDays, date: addDays(today, 2) },
  { label: answers.aWeek, date: addDays(today, 7) },
  { label: answers.aMonth, date: addDays(today, 30) },
  { label: answers.none, date: null },
];
