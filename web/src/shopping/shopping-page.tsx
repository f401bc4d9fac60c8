import { may } from '@crisper/domain/kitchens/policy.ts';
import type { ShoppingList } from '@crisper/domain/shopping/shopping.ts';
import * as kitchenTexts from '@crisper/texts/kitchens/one-kitchen.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Params, useParams, useSearchParams } from 'react-router';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { shoppingQuery } from '#kitchen/listing/shopping-query.ts';
import { useShopping } from '#kitchen/listing/use-shopping.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { membersQuery } from '#session/kitchen/members-query.ts';
import { queryClient } from '#session/query-client.ts';
import { isMarked } from '#session/session-marker.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { boughtQuery } from './bought-query.ts';
import { EntryList } from './entry-list.tsx';
import { ListHeading } from './list-heading.tsx';

/** The list that the URL names, else the first one. */
const chosenList = (lists: readonly ShoppingList[] | undefined, id: string | null) =>
  lists?.find(({ _id, isArchived }) => _id === id && !isArchived) ?? lists?.[0];

function Opened({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  const { data: members } = useQuery(membersQuery(kitchen.id));
  const people = useMemo(() => (members ?? []).map((person, tint) => ({ ...person, tint })), [members]);
  const { shopping, items = [], isPending, refetch } = useShopping(kitchen.id);
  const today = useKitchenDay(kitchen.id);
  const [search] = useSearchParams();
  const list = chosenList(shopping?.lists, search.get('list'));
  const name = list?.name ?? texts.firstList;
  if (!user) return null;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 lg:mx-0 min-[1200px]:max-w-none">
      <PageMetadata
        title={texts.pageTitle({ list: name, kitchen: kitchen.name })}
        description={texts.pageDescription}
        hidden
      />
      {shopping && list ? (
        <ListHeading
          kitchenId={kitchen.id}
          {...{ today, list, shopping }}
          mayTouch={may('change-any-item', kitchen.role)}
        />
      ) : (
        <h1 className="min-h-11 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight wrap-anywhere">
          {name}
        </h1>
      )}
      {kitchen.role === 'guest' && <p className="text-sm text-ink-soft">{kitchenTexts.guest}</p>}
      {isPending && <ListLoading />}
      {!shopping && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {shopping && list && (
        <EntryList key={list._id} {...{ kitchen, list, shopping, items, people }} self={user.uid} />
      )}
    </div>
  );
}

const ListLoading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-14 w-full rounded-card" />
    <Skeleton className="h-14 w-full rounded-card" />
    <Skeleton className="h-14 w-full rounded-card" />
  </div>
);

/** What the people of a kitchen want to get. */
function ShoppingPage() {
  const { kitchenId = '' } = useParams();
  return <KitchenFrame key={kitchenId}>{(kitchen) => <Opened kitchen={kitchen} />}</KitchenFrame>;
}

ShoppingPage.begin = ({ kitchenId = '' }: Params): void => {
  if (!isMarked()) return;
  void queryClient.prefetchQuery(kitchenQuery(kitchenId));
  void queryClient.prefetchQuery(membersQuery(kitchenId));
  void queryClient.prefetchQuery(shoppingQuery(kitchenId));
  void queryClient.prefetchQuery(boughtQuery(kitchenId));
};

export default ShoppingPage;
