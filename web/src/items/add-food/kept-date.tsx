import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { expiryText } from '#items/expiry-text.ts';
import { noticeAction } from '#items/food-form/draft-notice.tsx';

/** Stands at the title, where somebody is who adds one food after another; the date itself is far below. */
export function KeptDate({ date, onClear }: { date: string; onClear: () => void }) {
  return (
    <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-soft px-3.5 py-1.5 text-sm text-ink">
      <span>
        Kept from the last food: expires{' '}
        <strong className="whitespace-nowrap">{expiryText(date as CalendarDate)}</strong>
      </span>
      <button type="button" onClick={onClear} className={noticeAction}>
        Clear the date
      </button>
    </span>
  );
}
