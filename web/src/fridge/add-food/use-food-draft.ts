import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { useEffect, useState } from 'react';
import { isPhotoForgotten } from '#items/my-items-api.ts';
import { dropDraft, keepDraft, readDraft } from '#session/drafts.ts';
import { edit, type FoodToAdd, isStarted, noFood, pickUp } from './new-food.ts';

/** A food that is being added. It is kept when its owner leaves the page and comes back. */
export function useFoodDraft(owner: string, today: CalendarDate) {
  const [pickedUp, setPickedUp] = useState(() => pickUp(readDraft('add-food', owner), today));
  const [food, setFood] = useState(pickedUp?.food ?? noFood);

  useEffect(() => {
    if (isStarted(food)) keepDraft('add-food', owner, food);
    else dropDraft('add-food');
  }, [owner, food]);

  const leftImage = pickedUp?.food.draft.image ?? '';
  const [isPhotoGone, setPhotoGone] = useState(false);
  useEffect(() => {
    const check = async () => {
      if (!(await isPhotoForgotten(leftImage))) return;
      setPhotoGone(true);
      setFood((before) => (before.draft.image === leftImage ? edit(before, { image: '' }) : before));
    };
    void check();
  }, [leftImage]);

  const forget = (next: FoodToAdd) => {
    setPickedUp(null);
    setFood(next);
  };

  return { food, setFood, pickedUp, isPhotoGone, forget };
}
