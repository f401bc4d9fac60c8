import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { goodUntil } from '@crisper/texts/items/kitchen-food.ts';
import { dateAnswers } from './date-answers.ts';
import type { Doing } from './steps.ts';

interface DateQuestionProps {
  item: KitchenItem;
  today: CalendarDate;
  onAct: (doing: Doing) => void;
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
