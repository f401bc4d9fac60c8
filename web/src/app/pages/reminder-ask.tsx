import { useSyncExternalStore } from 'react';
import { latePart } from '#http/late-part.tsx';
import { onPutIn, putInFirst } from '#session/first-run/put-in.ts';

/** Fetched when a person has put in food with a date. */
const AskedReminder = latePart(async () => (await import('./asked-reminder.tsx')).default);

/** After a person has put in food with a date: when to remind them of it. */
export function ReminderAsk() {
  const food = useSyncExternalStore(onPutIn, putInFirst, () => null);
  return food && <AskedReminder food={food} />;
}
