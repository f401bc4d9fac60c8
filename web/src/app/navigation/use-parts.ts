import * as paths from '@crisper/domain/paths.ts';
import * as frameTexts from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { Refrigerator, ShoppingBasket, Utensils } from 'lucide-react';
import type { MouseEvent } from 'react';
import { matchPath, useLocation } from 'react-router';
import { localStore } from '#http/local-store.ts';
import { CHOICE_KEY, kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { useSession } from '#session/use-session.ts';
import { scrollBehavior } from '#ui/motion/motion.ts';
import { PLACES, useIsAtPlaces } from './use-anchor.ts';

export const shownKitchen = (pathname: string) =>
  matchPath('/kitchens/:kitchenId/*', pathname)?.params.kitchenId;

/** The kitchens of the person once they are known, and of them that of the page, else the chosen one, else the first. */
export function useOwnKitchens(pathname: string) {
  const { user } = useSession();
  const { data } = useQuery({ ...kitchensQuery, enabled: user !== null });
  // The frame in the document is the same for everybody, and so is the first one that the app renders.
  const kitchens = user ? data : undefined;
  const id = shownKitchen(pathname) ?? localStore.read(CHOICE_KEY);
  return { kitchens, own: kitchens?.find((kitchen) => kitchen.id === id) ?? kitchens?.[0] };
}

export const useOwnKitchen = (pathname: string) => useOwnKitchens(pathname).own;

const scrollToTop = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });

function scrollToPlaces() {
  const places = document.getElementById(PLACES);
  places?.scrollIntoView({ behavior: scrollBehavior() });
  places?.focus({ preventScroll: true });
}

/** What to eat first, and the kitchen: two places of one page for a person who has a kitchen. Then its shopping. */
export function useParts() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const kitchen = useOwnKitchen(pathname);
  // That of the page is known before the list of kitchens is.
  const kitchenId = kitchen?.id ?? (user ? shownKitchen(pathname) : undefined);
  const isAtPlaces = useIsAtPlaces();
  const page = kitchen && paths.kitchen(kitchen.id);
  const isHere = matchPath(paths.kitchen(':kitchenId'), pathname) !== null;
  const isInKitchens = `${pathname}/`.startsWith(`${paths.kitchens}/`);
  const onPage = (isCurrent: boolean, scroll: () => void) =>
    isHere
      ? (event: MouseEvent) => {
          event.preventDefault();
          if (isCurrent) scrollToTop();
          else scroll();
        }
      : undefined;
  const isEatFirst = isHere ? !isAtPlaces : !kitchen && pathname === paths.dashboard;
  const isShopping = matchPath(`${paths.kitchenShopping(':kitchenId')}/*`, pathname) !== null;
  const isKitchen = isHere ? isAtPlaces : isInKitchens && !isShopping;
  return [
    {
      label: frameTexts.eatFirst,
      Icon: Utensils,
      to: page ?? paths.dashboard,
      count: kitchen?.due ?? 0,
      isCurrent: isEatFirst,
      onClick: onPage(isEatFirst, scrollToTop),
    },
    {
      label: texts.kitchen,
      Icon: Refrigerator,
      to: page ? `${page}#${PLACES}` : paths.kitchens,
      count: 0,
      isCurrent: isKitchen,
      onClick: onPage(isKitchen, scrollToPlaces),
    },
    {
      label: frameTexts.shopping,
      Icon: ShoppingBasket,
      to: kitchenId ? paths.kitchenShopping(kitchenId) : paths.kitchens,
      count: 0,
      isCurrent: isShopping,
      onClick: undefined,
    },
  ];
}
