import { lazy, Suspense } from 'react';
import { FridgeFigures } from '#fridge/overview/fridge-figures.tsx';
import { OverviewPage } from '#fridge/overview/overview-page.tsx';
import { fetchCode } from '#http/fetch-code.ts';
import { choiceOf } from '#kitchens/subject.ts';
import { useSubject } from '#kitchens/use-subject.ts';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { KitchenOffer } from './kitchen-offer.tsx';
import { SwitchOnTop } from './switch-on-top.tsx';

const WasteCard = lazy(() => fetchCode(() => import('#waste/waste-card.tsx')));
const KitchenFigures = lazy(() => fetchCode(() => import('#fridge/overview/kitchen-figures.tsx')));
const KitchenEatFirst = lazy(() => fetchCode(() => import('./kitchen-eat-first.tsx')));

const loading = <Skeleton className="h-120 w-full rounded-card" />;

/** What there is and what to eat first: in the public fridge, and from the first kitchen on in the chosen one. */
export default function OverviewWithKitchens() {
  const chosen = useSubject();
  const { subject, isAwaited, kitchens, choose } = chosen;
  return (
    <SwitchOnTop {...chosen}>
      {kitchens.length === 0 && <KitchenOffer />}
      <OverviewPage>
        {isAwaited ? (
          loading
        ) : subject.kitchens.length > 0 ? (
          <Suspense fallback={loading}>
            <KitchenFigures key={choiceOf(subject)} kitchens={subject.kitchens}>
              <KitchenEatFirst kitchens={subject.kitchens} />
            </KitchenFigures>
            {subject.kitchens.length === 1 &&
              subject.kitchens.map(({ id }) => <WasteCard key={id} kitchenId={id} />)}
          </Suspense>
        ) : (
          <FridgeFigures scope={subject.whose} onScope={kitchens.length > 0 ? undefined : choose} />
        )}
      </OverviewPage>
    </SwitchOnTop>
  );
}
