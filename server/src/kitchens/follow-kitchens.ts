import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { type KitchenNews, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { listVersions } from './kitchens.queries.ts';
import { lookOut } from './look-out.ts';

type Tell = (news: KitchenNews) => void;

export interface KitchenChanges {
  /** Tells the person the version of each of their kitchens, then every change, until the returned function is called. */
  follow(accountId: string, tell: Tell): () => void;
  close(): void;
}

interface Follower {
  accountId: string;
  tell: Tell;
  known: Map<KitchenId, number>;
}

/** Tells people of changes in their kitchens. A person who was removed is told that the kitchen is gone. */
export function watchKitchens(
  db: Database,
  listen: Listen | null,
  onFailure: (error: unknown) => void,
): KitchenChanges {
  const { follow, close } = lookOut<Follower>({
    ...{ db, listen, channel: 'crisper_kitchens', onFailure },
    concerns: (kitchenId) => kitchenId !== PUBLIC_FRIDGE_ID,
    async look(followers) {
      const asked = [...followers];
      const versions = await listVersions(db, [...new Set(asked.map(({ accountId }) => accountId))]);
      for (const follower of asked)
        if (followers.has(follower)) tellNews(follower, versions.get(follower.accountId) ?? new Map());
    },
  });
  return { follow: (accountId, tell) => follow({ accountId, tell, known: new Map() }), close };
}

function tellNews({ known, tell }: Follower, versions: ReadonlyMap<KitchenId, number>): void {
  for (const kitchenId of known.keys()) {
    if (versions.has(kitchenId)) continue;
    known.delete(kitchenId);
    tell({ kitchenId, version: null });
  }
  for (const [kitchenId, version] of versions) {
    if (known.get(kitchenId) === version) continue;
    known.set(kitchenId, version);
    tell({ kitchenId, version });
  }
}
