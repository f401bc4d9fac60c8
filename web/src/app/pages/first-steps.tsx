import { useState } from 'react';
import { FirstFoods } from '#items/kitchen-list/first-foods.tsx';
import { ReminderQuestion } from '#reminders/reminder-question.tsx';
import type { SessionUser } from '#session/session-store.ts';

interface FirstStepsProps {
  kitchenId: string;
  user: SessionUser;
  onDone: () => void;
}

/** In somebody's first kitchen: the first three foods, then when to remind them. Each can be skipped. */
export default function FirstSteps({ kitchenId, user, onDone }: FirstStepsProps) {
  const [hasFood, setHasFood] = useState(false);
  return hasFood ? (
    <ReminderQuestion user={user} onDone={onDone} />
  ) : (
    <FirstFoods kitchenId={kitchenId} onDone={() => setHasFood(true)} />
  );
}
