import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { DATE_SHORTCUTS, inOneMonth } from './food-form.ts';

interface DateShortcutsProps {
  today: CalendarDate;
  chosen: string;
  onChoose: (date: CalendarDate) => void;
}

/** How long most things keep, one tap each. */
export function DateShortcuts({ today, chosen, onChoose }: DateShortcutsProps) {
  const shortcuts = [
    ...DATE_SHORTCUTS.map(({ label, days }) => ({ label, date: addDays(today, days) })),
    { label: '+1 month', date: inOneMonth(today) },
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
