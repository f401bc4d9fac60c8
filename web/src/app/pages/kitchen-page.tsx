import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, type Params, useParams } from 'react-router';
import { PersonBell } from '#app/navigation/menus.tsx';
import { fetchCode } from '#http/fetch-code.ts';
import { latePart } from '#http/late-part.tsx';
import { kitchenFoodQuery } from '#kitchen/kitchen-food-query.ts';
import { KitchenFood } from '#kitchen/list/kitchen-food.tsx';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { KitchenHeading } from '#kitchens/kitchen-heading.tsx';
import { endFirstRun, firstRunOf } from '#session/first-run/progress.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { queryClient } from '#session/query-client.ts';
import { isMarked } from '#session/session-marker.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import type { BesideFoodProps } from './beside-food.tsx';
import { ReminderAsk } from './reminder-ask.tsx';

/** Fetched by people who have just started their first kitchen. */
const FirstFoods = lazy(() => fetchCode(() => import('#kitchen/list/first-foods.tsx')));

const EmptyKitchen = latePart(async () => (await import('#kitchens/empty-kitchen.tsx')).EmptyKitchen);

/** Fetched on a desk. Without it, a row that is chosen opens its page. */
const BesideFood = lazy(() =>
  fetchCode(() => import('./beside-food.tsx')).catch(() => ({
    default: ({ kitchen, itemId }: BesideFoodProps) =>
      itemId && <Navigate to={paths.kitchenItem(kitchen.id, itemId)} />,
  })),
);

function isFirstKitchen(person: string, kitchenId: string): boolean {
  const run = firstRunOf(person);
  return run?.step === 'kitchen' && run.kitchenId === kitchenId;
}

function Opened({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  const { data: members = [] } = useQuery(membersQuery(kitchen.id));
  const people = members.map((person, tint) => ({ ...person, tint }));
  const [isFirst, setFirst] = useState(() => user !== null && isFirstKitchen(user.uid, kitchen.id));
  if (!user) return null;
  return (
    <div className="relative mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 lg:mx-0 min-[75rem]:max-w-none">
      <PageMetadata title={kitchen.name} description={texts.pageDescription} hidden />
      <KitchenHeading kitchen={kitchen} people={members} bell={<PersonBell user={user} />} />
      {!isFirst && <ReminderAsk />}
      <KitchenFood
        kitchenId={kitchen.id}
        self={user.uid}
        people={people}
        mayTouch={may('change-any-item', kitchen.role)}
        whenEmpty={<EmptyKitchen kitchen={kitchen} />}
        beside={(list) => (
          <Suspense>
            <BesideFood {...list} {...{ kitchen, people }} self={user.uid} />
          </Suspense>
        )}
      />
      {isFirst && (
        <Suspense>
          <FirstFoods
            kitchenId={kitchen.id}
            onDone={() => {
              endFirstRun();
              setFirst(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A kitchen: its name and people, and what is in it, the most urgent first. */
function KitchenPage() {
  const { kitchenId = '' } = useParams();
  usePrefetchQuery(membersQuery(kitchenId));
  usePrefetchQuery(kitchenFoodQuery(kitchenId));
  return <KitchenFrame>{(kitchen) => <Opened key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}

KitchenPage.begin = ({ kitchenId = '' }: Params): void => {
  if (!isMarked()) return;
  void queryClient.prefetchQuery(kitchenQuery(kitchenId));
  void queryClient.prefetchQuery(membersQuery(kitchenId));
  void queryClient.prefetchQuery(kitchenFoodQuery(kitchenId));
};

export default KitchenPage;
