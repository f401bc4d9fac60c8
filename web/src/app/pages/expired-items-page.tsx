import { lazy, Suspense } from 'react';
import { ExpiredItemsPage } from '#fridge/expired-items/expired-items-page.tsx';
import { ExpiredLoading } from '#fridge/expired-items/expired-states.tsx';
import { FridgeExpired } from '#fridge/expired-items/fridge-expired.tsx';
import { fetchCode } from '#http/fetch-code.ts';
import { choiceOf } from '#kitchens/subject.ts';
import { useSubject } from '#kitchens/use-subject.ts';
import { SwitchOnTop } from './switch-on-top.tsx';

const KitchenExpired = lazy(() => fetchCode(() => import('#fridge/expired-items/kitchen-expired.tsx')));

/** What expired recently: in the public fridge, and from the first kitchen on in the chosen one. */
export default function ExpiredItemsWithKitchens() {
  const chosen = useSubject();
  const { subject, isAwaited, kitchens, choose } = chosen;
  const isFridge = kitchens.length === 0 && !isAwaited;
  return (
    <SwitchOnTop {...chosen}>
      <ExpiredItemsPage scope={subject.whose} onScope={isFridge ? choose : undefined}>
        {isAwaited ? (
          <ExpiredLoading />
        ) : subject.kitchens.length > 0 ? (
          <Suspense fallback={<ExpiredLoading />}>
            <KitchenExpired key={choiceOf(subject)} kitchens={subject.kitchens} />
          </Suspense>
        ) : (
          <FridgeExpired key={subject.whose} scope={subject.whose} />
        )}
      </ExpiredItemsPage>
    </SwitchOnTop>
  );
}
