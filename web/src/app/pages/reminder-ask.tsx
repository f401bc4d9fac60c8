import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { onPutIn, putInFirst } from '#session/first-run/put-in.ts';

/** Fetched when a person has put in food with a date. Without a network nothing is asked, and the page stays. */
const AskedReminder = lazy(() =>
  fetchCode(() => import('./asked-reminder.tsx')).catch(() => ({ default: () => null })),
);

/** After somebody has put in food with a date: when to remind them of it. */
export function ReminderAsk() {
  const food = useSyncExternalStore(onPutIn, putInFirst, () => null);
  return (
    food && (
      <Suspense>
        <AskedReminder food={food} />
      </Suspense>
    )
  );
}
