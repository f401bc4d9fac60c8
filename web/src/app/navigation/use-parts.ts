import * as paths from '@crisper/domain/paths.ts';
import * as frameTexts from '@crisper/texts/frame.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { ChartNoAxesColumn, CookingPot, Refrigerator, ShoppingBasket, Utensils } from 'lucide-react';
import type { MouseEvent } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { scrollBehavior } from '#ui/motion/motion.ts';
import { shownKitchen, useOwnKitchens } from './own-kitchens.ts';
import { PLACES, useIsAtPlaces } from './use-anchor.ts';

const scrollToTop = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });

function scrollToPlaces() {
  const places = document.getElementById(PLACES);
  places?.scrollIntoView({ behavior: scrollBehavior() });
  places?.focus({ preventScroll: true });
}

/** What to eat first, and the kitchen: two places of one page. Then its shopping, what to cook, and what became of its food. */
export function useParts() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const { kitchens, own } = useOwnKitchens(pathname);
  // That of the page is known before the list of kitchens is.
  const id = own?.id ?? (user ? shownKitchen(pathname) : undefined) ?? paths.OWN_KITCHEN;
  // Without a kitchen, everything leads to where people start or join one.
  const hasNone = kitchens?.length === 0;
  const toPart = (path: string) => (hasNone ? paths.kitchens : path);
  const isAtPlaces = useIsAtPlaces();
  const page = paths.kitchen(id);
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
  const isEatFirst = isHere ? !isAtPlaces : !own && pathname === paths.dashboard;
  const isShopping = matchPath(`${paths.kitchenShopping(':kitchenId')}/*`, pathname) !== null;
  const isCook = matchPath(`${paths.kitchenCook(':kitchenId')}/*`, pathname) !== null;
  const isWaste = matchPath(paths.kitchenWaste(':kitchenId'), pathname) !== null;
  const isKitchen = isHere ? isAtPlaces : isInKitchens && !isShopping && !isCook && !isWaste;
  return [
    {
      label: frameTexts.eatFirst,
      Icon: Utensils,
      to: hasNone ? paths.dashboard : page,
      count: own?.due ?? 0,
      isCurrent: isEatFirst,
      onClick: onPage(isEatFirst, scrollToTop),
    },
    {
      label: texts.kitchen,
      Icon: Refrigerator,
      to: toPart(`${page}#${PLACES}`),
      count: 0,
      isCurrent: isKitchen,
      onClick: onPage(isKitchen, scrollToPlaces),
    },
    {
      label: frameTexts.shopping,
      Icon: ShoppingBasket,
      to: toPart(paths.kitchenShopping(id)),
      count: 0,
      isCurrent: isShopping,
      onClick: undefined,
    },
    {
      label: frameTexts.cook,
      Icon: CookingPot,
      to: toPart(paths.kitchenCook(id)),
      count: 0,
      isCurrent: isCook,
      onClick: undefined,
    },
    {
      label: frameTexts.waste,
      Icon: ChartNoAxesColumn,
      to: toPart(paths.kitchenWaste(id)),
      count: 0,
      isCurrent: isWaste,
      onClick: undefined,
    },
  ];
}
