import type { Waiting } from '@crisper/domain/items/kept/foresee.ts';
import { foreseeCookbook } from '@crisper/domain/recipes/cookbook.ts';
import type { RecipeIntent } from '@crisper/domain/recipes/recipe-intents.ts';
import { isRecipeIntent } from '@crisper/domain/recipes/recipe-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingIn } from '#kept/copies.ts';
import type { Copy, OutboxEntry } from '#kept/kept.ts';
import { useWaiting } from '#kept/use-waiting.ts';
import { shoppingQuery } from '#kitchen/listing/shopping-query.ts';

const isAboutRecipes = (entry: OutboxEntry): entry is OutboxEntry & Waiting<RecipeIntent> =>
  isRecipeIntent(entry.intent);

function foreseen(copy: Copy, kitchenId: string, outbox: readonly OutboxEntry[]) {
  const { cookbook } = copy;
  const waiting = waitingIn(outbox, kitchenId, copy).filter(isAboutRecipes);
  return cookbook && waiting.length > 0 ? foreseeCookbook(cookbook, waiting) : cookbook;
}

/** What a kitchen cooks by, as it will be when everything that the person did has arrived. */
export function useCookbook(kitchenId: string) {
  const { data, isPending, refetch } = useQuery(shoppingQuery(kitchenId));
  const { outbox } = useWaiting();
  const cookbook = useMemo(() => data && foreseen(data, kitchenId, outbox), [data, kitchenId, outbox]);
  return { cookbook, isPending, refetch };
}
