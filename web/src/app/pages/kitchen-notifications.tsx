import type { Notification } from '@crisper/domain/notifications/notification.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToldRows } from '#kitchen/acting/told-rows.tsx';
import { useLiveKitchens } from '#kitchens/use-live-kitchens.ts';
import { PutOff } from '#reminders/put-off.tsx';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSession } from '#session/use-session.ts';
import { useActingKitchens } from './acting-kitchens.ts';

interface KitchenNotificationsProps {
  told: readonly Notification[];
  whenLoading: ReactNode;
  whenFailed: ReactNode;
  takeFocus: () => void;
}

/** Fetched by people who are told of food in a kitchen. */
export default function KitchenNotifications({ told, ...rest }: KitchenNotificationsProps) {
  useLiveKitchens();
  const { user } = useSession();
  const { data, isError } = useQuery(kitchensQuery);
  const kitchens = useActingKitchens(
    (data ?? []).filter(({ id }) => told.some(({ kitchenId }) => kitchenId === id)),
  );
  if (!user) return null;
  if (!data) return isError ? rest.whenFailed : rest.whenLoading;
  return (
    <ToldRows
      {...rest}
      kitchens={kitchens}
      ids={told.map(({ itemId }) => itemId)}
      self={user.uid}
      besideToday={<PutOff user={user} />}
    />
  );
}
