import * as texts from '@crisper/texts/foods/page.ts';

const DAYS_UP_TO = 13;
const WEEK = 7;
const MONTH = 30;
const YEAR = 365;

function oneTime(days: number): string {
  if (days === Number.POSITIVE_INFINITY) return texts.forEver;
  if (days % YEAR === 0) return texts.years({ count: days / YEAR });
  if (days % MONTH === 0) return texts.months({ count: days / MONTH });
  return days > DAYS_UP_TO && days % WEEK === 0
    ? texts.weeks({ count: days / WEEK })
    : texts.days({ count: days });
}

/** How long it keeps sealed, and opened where that is known to differ. */
export function timeText(sealed: number | null, opened: number | null): string {
  const times = [
    sealed === null ? '' : oneTime(sealed),
    opened === null || opened === sealed ? '' : texts.opened({ time: oneTime(opened) }),
  ];
  return times.filter(Boolean).join(', ');
}
