import { useKitchenDay } from '#items/kitchen-day.ts';
import { comingDay } from '#kitchen/coming-day.ts';
import { ReminderQuestion } from '#reminders/reminder-question.tsx';
import type { DatedFood } from '#session/first-run/put-in.ts';
import { useSession } from '#session/use-session.ts';

export default function AskedReminder({ food }: { food: DatedFood }) {
  const { user } = useSession();
  const today = useKitchenDay(food.kitchenId);
  return user && <ReminderQuestion user={user} title={food.title} day={comingDay(food.expiryDate, today)} />;
}
