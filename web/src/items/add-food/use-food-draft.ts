import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#session/drafts.ts';
import { type FoodToAdd, isStarted, noFood, pickUp } from './new-food.ts';

/** A food that is being added: it is still there for its owner who left the page and comes back. */
export function useFoodDraft(owner: string, today: CalendarDate) {
  const [pickedUp, setPickedUp] = useState(() => pickUp(readDraft('add-food', owner), today));
  const [food, setFood] = useState(pickedUp?.food ?? noFood);

  useEffect(() => {
    if (isStarted(food)) keepDraft('add-food', owner, food);
    else dropDraft('add-food');
  }, [owner, food]);

  const forget = (next: FoodToAdd) => {
    setPickedUp(null);
    setFood(next);
  };

  return { food, setFood, pickedUp, forget };
}
