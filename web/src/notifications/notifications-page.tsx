import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Notification } from '@crisper/domain/notifications/notification.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/notification.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { Badge } from '#ui/badge.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { FromPeople, isTaken } from './from-people.tsx';
import { isDated, NotificationCards } from './notification-card.tsx';
import { hasNew, markSeen, notificationsQuery } from './notifications-api.ts';
import { AllQuiet, NotificationsLoading } from './notifications-states.tsx';

interface KitchenRows {
  told: readonly Notification[];
  whenLoading: ReactNode;
  whenFailed: ReactNode;
  takeFocus: () => void;
}

interface NotificationsPageProps {
  /** Shows the food in kitchens. */
  rows: (props: KitchenRows) => ReactNode;
}

export function NotificationsPage(props: NotificationsPageProps) {
  const { user } = useSession();
  return user ? <Notifications key={user.email} email={user.email} {...props} /> : null;
}

function Notifications({ email, rows }: NotificationsPageProps & { email: string }) {
  const client = useQueryClient();
  const { data, isPending, error, errorUpdatedAt, refetch } = useQuery(notificationsQuery(email));
  const fresh = hasNew(data);
  const dated = data?.filter(isDated) ?? [];
  const [inFridge, inKitchens] = [dated.filter(isInFridge), dated.filter((one) => !isInFridge(one))];
  const heading = useRef<HTMLHeadingElement>(null);
  // The rows stay when the last of them is gone, because that can be taken back.
  const [hadRows, setHadRows] = useState(false);
  if (inKitchens.length > 0 && !hadRows) setHadRows(true);
  const taken = data?.filter(isTaken) ?? [];

  // A person who comes here by the URL has seen them, like one who clicked the bell.
  useEffect(() => {
    if (fresh) markSeen(client, email).catch(() => undefined);
  }, [fresh, client, email]);
  useEffect(() => {
    if (errorUpdatedAt > 0) void toast('error', texts.loadFailed);
  }, [errorUpdatedAt]);

  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageMetadata title={texts.heading} description={texts.pageDescription} hidden />
      <header className="relative pe-12">
        <h1 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-title outline-none">
          {texts.heading}
          {data && (
            <Badge tone="brand">
              {data.length}
              <span className="sr-only"> {texts.count({ count: data.length })}</span>
            </Badge>
          )}
        </h1>
        <p className="mt-2 text-ink-soft">{texts.introduction}</p>
        <Link
          to={paths.myReminders}
          className="absolute end-0 top-0 grid size-11 place-items-center rounded-control hover:bg-brand-soft"
        >
          <Settings aria-hidden="true" className="size-5.5" />
          <span className="sr-only">{texts.reminderSettings}</span>
        </Link>
      </header>
      {isPending && <NotificationsLoading />}
      {error && !data && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.length === 0 && <AllQuiet />}
      {taken.length > 0 && <FromPeople taken={taken} />}
      {hadRows &&
        rows({
          told: inKitchens,
          whenLoading: <NotificationsLoading />,
          whenFailed: <NotificationCards notifications={inKitchens} label={texts.inKitchens} />,
          takeFocus: () => heading.current?.focus({ preventScroll: true }),
        })}
      {hadRows && inFridge.length > 0 && <h2 className="text-lg">{texts.inFridge}</h2>}
      <NotificationCards notifications={inFridge} label={texts.heading} />
    </div>
  );
}

const isInFridge = ({ kitchenId }: Notification) => kitchenId === PUBLIC_FRIDGE_ID;
