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

/** Fetched by the owner of an item. */
const OwnItem = lazy(() => fetchCode(() => import('#items/acting/own-item.tsx')));

export default function ItemPage() {
  const { user } = useSession();
  const { itemId = '' } = useParams();
  useLiveItems();
  const { data: item, error, isPending, refetch } = useQuery(itemQuery(itemId));
  const isOwn = user && item?.addedBy === user.email;
  // Stays when the item is gone, because that can be taken back.
  const [own, setOwn] = useState('');
  if (isOwn && own !== itemId) setOwn(itemId);
  return (
    <>
      <PageMetadata
        title={item?.title ?? texts.heading}
        description={item?.description || texts.pageDescription}
        hidden={item === null}
      />
      {isPending && <ItemLoading />}
      {item === null && <ItemMissing />}
      {error && item === undefined && <ItemFailed onRetry={() => refetch()} />}
      {item && <ItemDetails key={item._id} item={item} />}
      {user && own === itemId && (
        <Suspense>
          <OwnItem key={itemId} itemId={itemId} self={user.uid} />
        </Suspense>
      )}
    </>
  );
}
