import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { expiryText } from '#items/expiry-text.ts';

const action =
  'min-h-9 rounded-control font-semibold text-brand-strong underline underline-offset-3 hover:text-brand';

/** Stands at the title, where somebody is who adds one food after another; the date itself is far below. */
export function KeptDate({ date, onClear }: { date: string; onClear: () => void }) {
  return (
    <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-soft px-3.5 py-1.5 text-sm text-ink">
      <span>
        Kept from the last food: expires{' '}
        <strong className="whitespace-nowrap">{expiryText(date as CalendarDate)}</strong>
      </span>
      <button type="button" onClick={onClear} className={action}>
        Clear the date
      </button>
    </span>
  );
}

interface DraftNoticeProps {
  passedDate: CalendarDate | null;
  onStartOver: () => void;
}

export function DraftNotice({ passedDate, onStartOver }: DraftNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-brand-soft px-3.5 py-1.5 text-sm">
      <p role="status">
        What you left unfinished is back.
        {passedDate && ` Its date, ${expiryText(passedDate)}, has passed: please set another one.`}
      </p>
      <button type="button" onClick={onStartOver} className={action}>
        Start over
      </button>
    </div>
  );
}
