import * as texts from '@crisper/texts/notification.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#session/use-session.ts';
import { Badge } from '#ui/badge.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { FromPeople, isTaken } from './from-people.tsx';
import { isDated, NotificationCard } from './notification-card.tsx';
import { hasNew, markSeen, notificationsQuery } from './notifications-api.ts';
import { AllQuiet, NotificationsLoading } from './notifications-states.tsx';

export default function NotificationsPage() {
  const { user } = useSession();
  return user ? <Notifications key={user.email} email={user.email} /> : null;
}

function Notifications({ email }: { email: string }) {
  const client = useQueryClient();
  const { data, isPending, error, errorUpdatedAt, refetch } = useQuery(notificationsQuery(email));
  const fresh = hasNew(data);
  const dated = data?.filter(isDated) ?? [];
  const taken = data?.filter(isTaken) ?? [];

  // A person who comes here by the URL has seen them, like one who clicked the bell.
  useEffect(() => {
    if (fresh) markSeen(client, email).catch(() => undefined);
  }, [fresh, client, email]);
  useEffect(() => {
    if (errorUpdatedAt > 0) void toast('error', texts.loadFailed);
  }, [errorUpdatedAt]);

  return (
    <div className="wrap grid max-w-4xl grid-cols-1 gap-6 py-8 md:py-12">
      <PageMetadata title={texts.heading} description={texts.pageDescription} hidden />
      <header>
        <h1 className="flex flex-wrap items-center gap-3 text-title">
          {texts.heading}
          {data && (
            <Badge tone="brand">
              {data.length}
              <span className="sr-only"> {texts.count({ count: data.length })}</span>
            </Badge>
          )}
        </h1>
        <p className="mt-2 text-ink-soft">{texts.introduction}</p>
      </header>
      {isPending && <NotificationsLoading />}
      {error && !data && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.length === 0 && <AllQuiet />}
      <ul aria-label={texts.heading} className="grid gap-3 empty:hidden">
        {dated.map((notification) => (
          <li key={notification.itemId}>
            <NotificationCard notification={notification} />
          </li>
        ))}
      </ul>
      {taken.length > 0 && <FromPeople taken={taken} />}
    </div>
  );
}
