import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { markOutdated } from '#session/kitchen/outdated.ts';
import { followKitchens } from './follow-kitchens.ts';
import { isBeingLeft } from './leaving.ts';

/** As notifications-api.ts has it. Shared, it would be one more file to fetch for every page with a bell. */
const NOTIFICATIONS_KEY = ['items', 'notifications'];

/** Keeps what the page shows of kitchens up to date; a kitchen that the person was removed from closes. */
export function useLiveKitchens(): void {
  const client = useQueryClient();
  useEffect(() => {
    const changed = new Set<string>();
    const renew = oneMoreRun(async () => {
      // People are told when others finish what is theirs.
      const stale = [kitchensQuery.queryKey, NOTIFICATIONS_KEY, ...[...changed].map(kitchenKey)];
      changed.clear();
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    });
    return followKitchens((kitchenId, isGone) => {
      // A person who leaves is led away by the page itself.
      if (isBeingLeft(kitchenId)) return;
      if (isGone) {
        client.setQueryData(kitchenQuery(kitchenId).queryKey, null);
        void import('#kept/copies.ts').then(({ forgetCopy }) => forgetCopy(kitchenId));
      } else {
        markOutdated(kitchenId);
        changed.add(kitchenId);
      }
      void renew().catch(() => undefined);
    });
  }, [client]);
}
