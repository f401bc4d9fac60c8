import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/food-form.ts';
import { inOneMonth } from './in-one-month.ts';

interface DateShortcutsProps {
  today: CalendarDate;
  chosen: string;
  onChoose: (date: CalendarDate) => void;
}

/** How long most things keep, one tap each. */
export function DateShortcuts({ today, chosen, onChoose }: DateShortcutsProps) {
  const shortcuts = [
    { label: texts.inThreeDays, date: addDays(today, 3) },
    { label: texts.inOneWeek, date: addDays(today, 7) },
    { label: texts.inOneMonth, date: inOneMonth(today) },
  ];
  return (
    <span className="flex flex-wrap gap-2">
      {shortcuts.map(({ label, date }) => (
        <button
          key={label}
          type="button"
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          className="min-h-9 rounded-full border border-line-strong px-3.5 text-sm font-semibold text-ink transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
        >
          {label}
        </button>
      ))}
    </span>
  );
}
