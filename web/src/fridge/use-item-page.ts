import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetOtherPages, itemPageQuery, type PageRequest } from '#items/items-api.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** One page of the fridge, with the next one fetched before it is asked for. */
export function useItemPage({ filter, page, size, today }: PageRequest) {
  const client = useQueryClient();
  const { search, category, status, expires, sort } = filter;
  const query = useQuery({
    ...itemPageQuery({ filter, page, size, today }),
    // Before hydration, neither the URL nor the width of the screen is known.
    enabled: useHydrated(),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const next = { filter: { search, category, status, expires, sort }, page: page + 1, size, today };
    if (data.after) void client.prefetchQuery(itemPageQuery(next));
    forgetOtherPages(client);
  }, [client, data, isPlaceholderData, search, category, status, expires, sort, page, size, today]);

  return query;
}
