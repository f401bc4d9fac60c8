import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { answers, goodUntil } from '@crisper/texts/items/kitchen-food.ts';
import type { BareIntent } from './foreseen-act.ts';

/** What a person is offered who is asked through when food is good. Null: it needs no date. */
export const dateAnswers = (today: CalendarDate): { label: string; date: CalendarDate | null }[] => [
  { label: answers.twoDays, date: addDays(today, 2) },
  { label: answers.aWeek, date: addDays(today, 7) },
  { label: answers.aMonth, date: addDays(today, 30) },
  { label: answers.none, date: null },
];

interface DateQuestionProps {
  item: KitchenItem;
  today: CalendarDate;
  onAct: (what: BareIntent) => void;
}

/** Asks once through when food is good that nobody knows it of. A tap is the answer, and can be taken back. */
export const DateQuestion = ({ item: { title, version }, today, onAct }: DateQuestionProps) => (
  <fieldset className="relative flex w-full min-w-0 flex-wrap gap-1.5">
    <legend className="sr-only">{goodUntil({ title })}</legend>
    {dateAnswers(today).map(({ label, date }) => (
      <button
        key={label}
        type="button"
        onClick={() => onAct({ kind: 'changeItem', fields: { labelDate: date }, base: version })}
        className="min-h-11 grow rounded-full border border-line-strong bg-surface px-2.5 text-sm font-semibold hover:border-brand hover:text-brand"
      >
        {label}
      </button>
    ))}
  </fieldset>
);
