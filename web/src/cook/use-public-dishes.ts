import type { Dish } from '@crisper/domain/cook/dish.ts';
import type { Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import { ownNames } from '@crisper/domain/recipes/own-dishes.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchCode } from '#http/fetch-code.ts';

/** The recipes that belong to everybody, once they are loaded and read; after what is shown first. */
export function usePublicDishes(cookbook: Cookbook | undefined) {
  const names = cookbook && ownNames(cookbook);
  return useQuery<readonly Dish[]>({
    queryKey: ['public-dishes', cookbook?.foodNames],
    enabled: names !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: async () => {
      const { publicDishes } = await fetchCode(() => import('#recipes/public-dishes.ts'));
      return publicDishes(names ?? new Map());
    },
  });
}
