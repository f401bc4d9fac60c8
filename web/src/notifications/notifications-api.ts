import type { Notification } from '@crisper/domain/notifications/notification.ts';
import { notificationsApi } from '@crisper/domain/notifications/notifications-api.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#http/call.ts';

const LOOK_AGAIN_MS = 5 * 60_000;

// Below the key of the items: when they change, so may what there is to tell of them.
export const notificationsQuery = (email: string) =>
  queryOptions({
    queryKey: ['items', 'notifications', email],
    queryFn: () => call(notificationsApi.listNotifications, { params: { email } }),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Remembered by the server, so that the bell stays quiet on every device; shown here at once. */
export async function markSeen(client: QueryClient, email: string): Promise<void> {
  const { queryKey } = notificationsQuery(email);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (list: Notification[] | undefined) =>
    list?.map((one) => ({ ...one, seen: true })),
  );
  await call(notificationsApi.markNotificationsSeen, { params: { email } });
}

export const hasNew = (list: readonly Notification[] | undefined): boolean =>
  list?.some(({ seen }) => !seen) ?? false;
