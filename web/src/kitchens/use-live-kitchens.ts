import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ALL_KITCHENS, isCaughtUp, noteVersion } from '#session/kitchen/caught-up.ts';
import {
  foodKey,
  kitchenKey,
  MY_KITCHENS_KEY,
  NOTIFICATIONS_KEY,
  shoppingKey,
} from '#session/kitchen/kitchen-key.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { markOutdated } from '#session/kitchen/outdated.ts';
import { followKitchens } from './follow-kitchens.ts';
import { isBeingLeft } from './leaving.ts';

/** People are told when others finish what is theirs. */
const staleKeys = (what: string): QueryKey[] =>
  what === ALL_KITCHENS ? [MY_KITCHENS_KEY, NOTIFICATIONS_KEY] : [kitchenKey(what)];

/** The queries that compare what is kept with the server. */
const comparing = (what: string): QueryKey[] =>
  what === ALL_KITCHENS ? [MY_KITCHENS_KEY] : [kitchenKey(what), foodKey(what), shoppingKey(what)];

/** Whether the page may show something older than the first version that it is told of a kitchen. */
async function isNews(client: QueryClient, what: string, kitchenId: string, version: number) {
  const queries = comparing(what).map((queryKey) => client.getQueryCache().find({ queryKey, exact: true }));
  await Promise.allSettled(queries.map((query) => query?.promise));
  return !(await isCaughtUp(what, kitchenId, version));
}

/** Keeps what the page shows of kitchens up to date; a kitchen that the person was removed from closes. */
export function useLiveKitchens(): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<string>();
    const renew = oneMoreRun(async () => {
      const stale = [...changed].flatMap(staleKeys);
      changed.clear();
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    });
    const renewIfNews = async (what: string, kitchenId: string, version: number, isFirst: boolean) => {
      if (isFirst && !(await isNews(client, what, kitchenId, version))) return;
      if (what === kitchenId) markOutdated(kitchenId);
      changed.add(what);
      await renew();
    };
    return followKitchens(({ kitchenId, version }, isFirst) => {
      // A person who leaves is led away by the page itself.
      if (isBeingLeft(kitchenId)) return;
      if (version === null) {
        client.setQueryData(kitchenQuery(kitchenId).queryKey, null);
        void import('#kept/copies.ts').then(({ forgetCopy }) => forgetCopy(kitchenId));
        changed.add(ALL_KITCHENS);
        return void renew().catch(() => undefined);
      }
      noteVersion(kitchenId, version);
      for (const what of [ALL_KITCHENS, kitchenId])
        void renewIfNews(what, kitchenId, version, isFirst).catch(() => undefined);
    });
  }, [client]);
}
