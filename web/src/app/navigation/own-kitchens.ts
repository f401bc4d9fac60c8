import * as paths from '@crisper/domain/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { localStore } from '#http/local-store.ts';
import { CHOICE_KEY, kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSession } from '#session/use-session.ts';

/** The kitchen of the page at that path. */
export function shownKitchen(pathname: string): string | undefined {
  const id = matchPath('/kitchens/:kitchenId/*', pathname)?.params.kitchenId;
  return id === paths.OWN_KITCHEN ? undefined : id;
}

let lastShown: string | undefined;

/** The kitchen of the page before this one, which was left before the person's kitchens were known, or before it ran. */
export const kitchenBefore = (): string | undefined =>
  lastShown ??
  (document.referrer ? shownKitchen(paths.withoutLanguage(new URL(document.referrer).pathname)) : undefined);

/** The kitchens of the person once they are known, and of them that of the page, else the chosen one, else the first. */
export function useOwnKitchens(pathname: string) {
  const { user } = useSession();
  const { data } = useQuery({ ...kitchensQuery, enabled: user !== null });
  // The frame in the document is the same for everybody, and so is the first one that the app renders.
  const kitchens = user ? data : undefined;
  const shown = shownKitchen(pathname);
  useEffect(() => {
    if (shown) lastShown = shown;
  }, [shown]);
  const id = shown ?? localStore.read(CHOICE_KEY);
  return { kitchens, own: kitchens?.find((kitchen) => kitchen.id === id) ?? kitchens?.[0] };
}
