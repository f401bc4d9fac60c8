import type { Kitchen } from '@crisper/domain/kitchens/kitchen.ts';
import type { Role } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { useLastView } from '#session/views/last-view.tsx';
import '#kept/start-kept.ts';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { KitchenLoading, KitchenMissing } from './kitchen-states.tsx';
import { useLiveKitchens } from './use-live-kitchens.ts';

/** A kitchen with people in it, and what the person is there. */
export type OwnKitchen = Kitchen & { role: Role };

const isOwn = (kitchen: Kitchen): kitchen is OwnKitchen => kitchen.role !== null;

/** Around the pages of one kitchen: finds it by the URL, or says why there is none. */
export function KitchenFrame({ children }: { children: (kitchen: OwnKitchen) => ReactNode }) {
  const { kitchenId = '' } = useParams();
  const { data, isPending, refetch } = useQuery(kitchenQuery(kitchenId));
  useLiveKitchens();
  useLastView({ isOver: !isPending && !data, isDrawn: false });
  if (data && !isOwn(data)) return <Navigate to={paths.fridge} replace />;
  return (
    <>
      {isPending && <KitchenLoading />}
      {data === undefined && !isPending && (
        <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />
      )}
      {data === null && <KitchenMissing />}
      {data && children(data)}
    </>
  );
}
