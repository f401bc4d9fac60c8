import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import { SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import { startKitchen } from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/items/add-food.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useAddFoodPath } from '#app/navigation/add-food.ts';
import { AddFoodForm } from '#fridge/add-food/add-food-form.tsx';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';

/** Before a person has a kitchen, food goes into the public fridge; from then on into their own. */
export default function AddFoodsPage() {
  const { user } = useSession();
  const { state, search } = useLocation() as { state: { kitchenId?: string } | null; search: string };
  const quick = useAddFoodPath();
  const { data: kitchens, isPending, refetch } = useQuery(kitchensQuery);
  if (!user) return null;
  // Food that another app shares goes into a kitchen by its line, where the person has one.
  if (kitchens && new URLSearchParams(search).has(SHARED_PARAM) && quick !== paths.addFoods)
    return <Navigate to={quick + search} replace />;
  // A kitchen's own page for adding leads here, for food of that kitchen.
  const isMeant = ({ id }: { id: string }) => id === state?.kitchenId;
  const own = kitchens
    ?.filter(({ role }) => may('add-food', role))
    .sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
      {!own && !isPending && (
        // Nothing becomes public because we could not ask whether the person has a kitchen.
        <LoadFailed message={texts.destinationsFailed} onRetry={() => refetch()} />
      )}
      {own?.length === 0 && <GoesPublic />}
      {own && (
        <Card as="section" aria-label={texts.newFood} className="sm:p-8">
          <AddFoodForm
            key={user.uid}
            owner={user.uid}
            destinations={[...own, { id: null, name: texts.publicFridge }]}
          />
        </Card>
      )}
    </>
  );
}

/** Says where food goes that has no kitchen to go to, before anybody sees it. */
function GoesPublic() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-info-soft px-4 py-3">
      <p>
        {texts.goesPublic} <span className="text-ink-soft">{texts.ownKitchen}</span>
      </p>
      <ButtonLink to={paths.kitchens} state={{ door: 'start' }} variant="secondary">
        {startKitchen}
      </ButtonLink>
    </div>
  );
}
