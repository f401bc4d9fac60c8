import type { MadeListLink } from '@crisper/domain/shopping/list-link.ts';
import type { ListId } from '@crisper/domain/shopping/shopping.ts';
import { shoppingApi } from '@crisper/domain/shopping/shopping-api.ts';
import * as texts from '@crisper/texts/shopping/sharing.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#http/call.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { toast } from '#ui/toasts/toasts.tsx';

const linksQuery = (kitchenId: string) =>
  queryOptions({
    queryKey: [...kitchenKey(kitchenId), 'list-links'],
    queryFn: () => call(shoppingApi.listListLinks, { params: { kitchenId } }),
  });

/** Makes and ends the links to the lists of a kitchen, and knows the one that was made last. */
export function useListLinks(kitchenId: string) {
  const client = useQueryClient();
  const [made, setMade] = useState<MadeListLink | null>(null);
  const { data: links = [] } = useQuery(linksQuery(kitchenId));
  const refresh = () => client.invalidateQueries(linksQuery(kitchenId));
  const making = useSaving({
    mutationFn: (listId: ListId) => call(shoppingApi.shareList, { params: { kitchenId }, body: { listId } }),
    onSuccess: async (link) => {
      setMade(link);
      await refresh();
    },
  });
  const ending = useSaving({
    mutationFn: (linkId: string) => call(shoppingApi.endListLink, { params: { kitchenId, linkId } }),
    onSuccess: async (_, linkId) => {
      if (made?.linkId === linkId) setMade(null);
      await refresh();
      void toast('success', texts.ended);
    },
  });
  return { made, links, busy: making.busy || ending.busy, make: making.save, end: ending.save };
}
