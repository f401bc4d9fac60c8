import * as texts from '@crisper/texts/items/one-item.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { itemQuery } from '#items/items-api.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { ItemDetails } from './item-details.tsx';
import { ItemFailed, ItemLoading, ItemMissing } from './item-states.tsx';

export default function ItemPage() {
  const { itemId = '' } = useParams();
  useLiveItems();
  const { data: item, error, isPending, refetch } = useQuery(itemQuery(itemId));
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
    </>
  );
}
