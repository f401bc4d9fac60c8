import * as texts from '@crisper/texts/items/one-item.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import { itemQuery } from '#items/items-api.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useSession } from '#session/use-session.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { ItemDetails } from './item-details.tsx';
import { ItemFailed, ItemLoading, ItemMissing } from './item-states.tsx';

/** Fetched by the owner of an item, and by everybody where the owner offers it. */
const BelowItem = lazy(() => fetchCode(() => import('#kitchen/acting/below-item.tsx')));

export default function ItemPage() {
  const { user } = useSession();
  const { itemId = '' } = useParams();
  useLiveItems();
  const { data: item, error, isPending, refetch } = useQuery(itemQuery(itemId));
  // Stays when the item is gone, because that can be taken back.
  const [below, setBelow] = useState({ of: '', title: '' });
  const here = itemId + user?.uid;
  const isBelow = below.of === here;
  if (item && (item.free || item.addedBy === user?.email) && !isBelow)
    setBelow({ of: here, title: item.title });
  return (
    <>
      <PageMetadata
        title={item?.title ?? texts.heading}
        description={item?.description || texts.pageDescription}
        hidden={item === null}
      />
      {isPending && <ItemLoading />}
      {item === null && <ItemMissing gone={isBelow ? below.title : null} />}
      {error && item === undefined && <ItemFailed onRetry={() => refetch()} />}
      {item && <ItemDetails key={item._id} item={item} />}
      {isBelow && (
        <Suspense>
          <BelowItem key={here} itemId={itemId} />
        </Suspense>
      )}
    </>
  );
}
