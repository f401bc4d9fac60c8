import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { kitchenBefore, useOwnKitchens } from '#app/navigation/own-kitchens.ts';
import { KitchenLoading } from '#kitchens/kitchen-states.tsx';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { LoadFailed } from '#ui/states/load-failed.tsx';

/** Where links lead while it is not known which kitchen is meant: to the same page of the person's kitchen. */
export default function OwnKitchenPage() {
  const { pathname, search, hash } = useLocation();
  const { isPending, refetch } = useQuery(kitchensQuery);
  const { kitchens, own } = useOwnKitchens(pathname);
  if (isPending) return <KitchenLoading />;
  if (!kitchens) return <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />;
  const before = kitchenBefore();
  const kitchen = kitchens.find(({ id }) => id === before) ?? own;
  // Before a person has a kitchen that they may add to, food goes into the public fridge.
  if (pathname === paths.kitchenAdd(paths.OWN_KITCHEN) && !(kitchen && may('add-food', kitchen.role)))
    return <Navigate to={paths.addFoods + search} replace />;
  if (!kitchen) return <Navigate to={paths.kitchens} replace />;
  const page = pathname.replace(paths.kitchen(paths.OWN_KITCHEN), paths.kitchen(kitchen.id));
  return <Navigate to={page + search + hash} replace />;
}
