import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { type KitchenNews, PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import { listLivingSessions } from '#calling/sessions.queries.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { listVersions } from './kitchens.queries.ts';
import { lookOut } from './look-out.ts';

type Tell = (news: KitchenNews) => void;

export interface KitchenFeed {
  /**
   * Tells the person the version of each of their kitchens, then every change, until the returned function is called.
   * `end` is called when they are signed out.
   */
  follow(viewer: Session, tell: Tell, end: () => void): () => void;
  close(): void;
}

type Session = Pick<Viewer, 'accountId' | 'sessionId'>;

interface Follower extends Session {
  tell: Tell;
  end(): void;
  known: Map<KitchenId, number>;
}

/** Tells people of changes in their kitchens. A person who was removed is told that the kitchen is gone. */
export function watchKitchens(
  db: Database,
  listen: Listen | null,
  onFailure: (error: unknown) => void,
): KitchenFeed {
  const { follow, close } = lookOut<Follower>({
    ...{ db, listen, channel: 'crisper_kitchens', onFailure },
    concerns: (kitchenId) => kitchenId !== PUBLIC_FRIDGE_ID,
    async look(followers) {
      const asked = [...followers];
      const accountIds = [...new Set(asked.map(({ accountId }) => accountId))];
      const living = await listLivingSessions(db, accountIds);
      const versions = await listVersions(db, accountIds);
      for (const follower of asked) {
        if (!followers.has(follower)) continue;
        if (living.has(follower.sessionId)) tellNews(follower, versions.get(follower.accountId) ?? new Map());
        else follower.end();
      }
    },
  });
  return {
    follow: ({ accountId, sessionId }, tell, end) =>
      follow({ accountId, sessionId, tell, end, known: new Map() }),
    close,
  };
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
