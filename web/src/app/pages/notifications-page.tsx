import { lazy, Suspense } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { NotificationsPage } from '#notifications/notifications-page.tsx';

const KitchenNotifications = lazy(() => fetchCode(() => import('./kitchen-notifications.tsx')));

/** Food in a kitchen has the rows of the kitchen, with what can be done with it. */
export default function NotificationsWithKitchens() {
  return (
    <NotificationsPage
      rows={(props) => (
        <Suspense fallback={props.whenLoading}>
          <KitchenNotifications {...props} />
        </Suspense>
      )}
    />
  );
}
