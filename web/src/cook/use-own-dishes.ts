import type { Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchCode } from '#http/fetch-code.ts';

/** What reads the recipes of a kitchen: loaded where there are some, after what is shown first. */
export const useReadOwnDishes = (cookbook: Cookbook | undefined) =>
  useQuery({
    queryKey: ['read-own-dishes'],
    enabled: cookbook !== undefined && cookbook.recipes.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: () => fetchCode(() => import('#recipes/read-own-dishes.ts')),
  });
