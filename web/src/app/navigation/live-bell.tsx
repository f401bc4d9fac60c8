import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { hasNew, markSeen, notificationsQuery } from '#notifications/notifications-api.ts';
import { queryClient } from '#session/query-client.ts';
import { NotificationBell } from './notification-bell.tsx';

/** The bell of a signed-in person; loaded for them only, since the navigation is on every page. */
export default function LiveBell({ email }: { email: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Bell email={email} />
    </QueryClientProvider>
  );
}

function Bell({ email }: { email: string }) {
  const { data, error } = useQuery(notificationsQuery(email));
  if (error) console.warn('The notifications could not be loaded', error);
  // If storing fails, the dot comes back at the next look, and can be cleared again.
  const clear = () => markSeen(queryClient, email).catch(() => undefined);
  return <NotificationBell dot={hasNew(data)} onClick={clear} />;
}
