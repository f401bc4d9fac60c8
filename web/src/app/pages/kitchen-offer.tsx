import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { endFirstRun, firstRunOf } from '#session/first-run/progress.ts';
import { useSession } from '#session/use-session.ts';

/** Fetched by people who have just registered. */
const Offer = lazy(() => fetchCode(() => import('#kitchens/mine/offer.tsx')));

/** Asks a person who has just registered which kitchen it shall be, until they have answered. */
export function KitchenOffer() {
  const { user } = useSession();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || !user || firstRunOf(user.uid)?.step !== 'offer') return null;
  const skip = () => {
    endFirstRun();
    setAnswered(true);
  };
  return (
    <Suspense fallback={<div className="h-118 sm:h-102 lg:h-64" />}>
      <Offer onSkip={skip} />
    </Suspense>
  );
}
