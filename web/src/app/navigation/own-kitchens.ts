import * as paths from '@crisper/domain/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { localStore } from '#http/local-store.ts';
import { CHOICE_KEY, kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSession } from '#session/use-session.ts';

/** The kitchen of the page at that path. */
export function shownKitchen(pathname: string): string | undefined {
  const id = matchPath('/kitchens/:kitchenId/*', pathname)?.params.kitchenId;
  return id === paths.OWN_KITCHEN ? undefined : id;
}

/** The kitchens of the person once they are known, and of them that of the page, else the chosen one, else the first. */
export function useOwnKitchens(pathname: string) {
  const { user } = useSession();
  const { data } = useQuery({ ...kitchensQuery, enabled: user !== null });
  // The frame in the document is the same for everybody, and so is the first one that the app renders.
  const kitchens = user ? data : undefined;
  const id = shownKitchen(pathname) ?? localStore.read(CHOICE_KEY);
  return { kitchens, own: kitchens?.find((kitchen) => kitchen.id === id) ?? kitchens?.[0] };
}
