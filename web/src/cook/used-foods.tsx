import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { SlotUse } from '@crisper/domain/cook/fill.ts';
import { Fragment } from 'react';
import { dayTone, isSoon, shortDay } from './short-day.ts';

interface UsedFoodsProps {
  uses: readonly SlotUse[];
  today: CalendarDate;
}

/** The foods of a dish with their last days: "cream (today), chicken (tomorrow), peppers". */
export const UsedFoods = ({ uses, today }: UsedFoodsProps) =>
  uses.map(({ item }, index) => {
    const day = isSoon(item, today) ? shortDay(item, today) : null;
    return (
      <Fragment key={item._id}>
        {index > 0 && ', '}
        <span dir="auto" className={day ? 'font-semibold text-ink' : ''}>
          {item.title}
        </span>
        {day && (
          <>
            {' ('}
            <span className={dayTone(item, today)}>{day}</span>)
          </>
        )}
      </Fragment>
    );
  });
