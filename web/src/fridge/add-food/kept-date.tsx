import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/add-food.ts';
import { expiryText } from '#items/expiry-text.ts';
import { noticeAction } from '#items/food-form/draft-notice.tsx';
import { sentence } from '#ui/sentence.ts';

/** Stands at the title, where the focus is when one food is added after another; the date is far below. */
export function KeptDate({ date, onClear }: { date: string; onClear: () => void }) {
  return (
    <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-soft px-3.5 py-1.5 text-sm text-ink">
      <span>
        {sentence(
          texts.keptDate({
            date: <strong className="whitespace-nowrap">{expiryText(date as CalendarDate)}</strong>,
          }),
        )}
      </span>
      <button type="button" onClick={onClear} className={noticeAction}>
        {texts.clearDate}
      </button>
    </span>
  );
}
