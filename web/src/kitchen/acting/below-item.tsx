import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { itemQuery } from '#items/items-api.ts';
import { useSession } from '#session/use-session.ts';
import { TakeLink } from './take-link.tsx';

const OwnItem = lazy(() => fetchCode(() => import('./own-item.tsx')));
const TakeIt = lazy(() => fetchCode(() => import('./take-it.tsx')));

/** What can be done with food in the public fridge: its owner all of it, the others take it if it is offered. */
export default function BelowItem({ itemId }: { itemId: string }) {
  const { user, loading } = useSession();
  const { data: item } = useQuery(itemQuery(itemId));
  const isOwn = user && item?.addedBy === user.email;
  // It is not known any more once the item is gone, and that can be taken back.
  const [wasOwn, setWasOwn] = useState(isOwn);
  if (isOwn && !wasOwn) setWasOwn(true);
  if (!user) return !loading && item?.free && <TakeLink />;
  return (
    <Suspense>{wasOwn ? <OwnItem itemId={itemId} self={user.uid} /> : <TakeIt itemId={itemId} />}</Suspense>
  );
}
