import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import * as texts from '@crisper/texts/items/food-form.ts';
import { expiryText } from '#items/expiry-text.ts';

export const noticeAction =
  'min-h-9 rounded-control font-semibold text-brand-strong underline underline-offset-3 hover:text-brand';

interface DraftNoticeProps {
  passedDate?: CalendarDate | null;
  isPhotoGone?: boolean;
  onStartOver: () => void;
}

export function DraftNotice({ passedDate, isPhotoGone = false, onStartOver }: DraftNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-brand-soft px-3.5 py-1.5 text-sm">
      <p role="status">
        {texts.draftIsBack}
        {passedDate && ` ${texts.draftDatePassed({ date: expiryText(passedDate) })}`}
        {isPhotoGone && ` ${texts.draftPhotoGone}`}
      </p>
      <button type="button" onClick={onStartOver} className={noticeAction}>
        {texts.startOver}
      </button>
    </div>
  );
}
