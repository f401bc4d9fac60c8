import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/frame.ts';
import { kitchen as kitchenLabel } from '@crisper/texts/navigation.ts';
import { ChevronsUpDown, Plus } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router';
import { latePart } from '#http/late-part.tsx';
import { Faces } from '#kitchens/faces.tsx';
import { useAddFoodPath } from './add-food.ts';
import { DashboardGroup } from './dashboard-group.tsx';
import { entry } from './dashboard-links.tsx';
import { shownKitchen, useOwnKitchens } from './own-kitchens.ts';
import { useParts } from './use-parts.ts';

const main =
  'flex min-h-12 items-center gap-2.5 rounded-control px-4 font-semibold transition-colors beside:bg-brand-soft beside:text-brand-strong beside:hover:bg-brand-soft/70';
const FACES = 4;
const solid = 'bg-brand text-on-brand hover:bg-brand-strong';
const tonal = 'bg-brand-soft text-brand-strong hover:bg-brand-soft/70';

const PlaceCount = latePart(async () => (await import('./place-count.tsx')).PlaceCount);
const counted: Readonly<Record<string, 'food' | 'shopping'>> = {
  [kitchenLabel]: 'food',
  [texts.shopping]: 'shopping',
};
/** The pages that ask for the kitchen's food and its shopping in any case. */
const PAGES_WITH_FOOD = [paths.kitchen, paths.kitchenShopping, paths.kitchenCook].map((path) =>
  path(':kitchenId'),
);
const hasFood = (pathname: string) =>
  shownKitchen(pathname) !== undefined && PAGES_WITH_FOOD.some((path) => matchPath(path, pathname));

/** Beside the pages of a desk. On a phone it is the bar at the bottom, and what *Me* leads to. */
export function Sidebar({ isTask }: { isTask: boolean }) {
  const { pathname } = useLocation();
  const { kitchens, own } = useOwnKitchens(pathname);
  const hasNone = kitchens?.length === 0;
  const isQuiet = isTask || `${pathname}/`.startsWith(`${paths.dashboard}/`);
  return (
    <div className="sticky top-23 grid gap-4">
      {/* With some height of its own, less moves below it when it turns out that there is no kitchen. */}
      <nav aria-label={texts.everyDay} className="grid min-h-38 content-start gap-2">
        {hasNone ? <StartKitchen /> : <KitchenParts kitchen={own} isQuiet={isQuiet} />}
      </nav>
      <DashboardGroup hasNoKitchen={hasNone} />
    </div>
  );
}

function StartKitchen() {
  return (
    <>
      <Link to={paths.kitchens} state={{ door: 'start' }} className={`${main} ${solid}`}>
        <Plus aria-hidden="true" className="size-5" />
        {texts.startKitchen}
      </Link>
      <p className="px-4 text-caption text-ink-soft">{texts.startKitchenText}</p>
    </>
  );
}

/** The kitchen and its places. The frame is in the document before it is known which kitchen it is. */
function KitchenParts({ kitchen, isQuiet }: { kitchen: KitchenCard | undefined; isQuiet: boolean }) {
  const addFood = useAddFoodPath();
  const { pathname } = useLocation();
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2">
        {kitchen && (
          <>
            <Link
              to={paths.kitchens}
              title={texts.changeKitchen}
              className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-3.5 font-display text-lg leading-tight font-semibold hover:text-brand"
            >
              <span className="truncate">{kitchen.name}</span>
              <ChevronsUpDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
              <span className="sr-only">{texts.changeKitchen}</span>
            </Link>
            <Link
              to={paths.kitchenPeople(kitchen.id)}
              className="flex min-h-11 shrink-0 items-center rounded-full px-1 hover:opacity-85"
            >
              <span className="sr-only">{texts.people}</span>
              <Faces people={kitchen.members.faces.slice(0, FACES)} count={kitchen.members.count} isSmall />
            </Link>
          </>
        )}
      </div>
      <Link to={addFood} aria-keyshortcuts="n" className={`${main} ${isQuiet ? tonal : solid}`}>
        <Plus aria-hidden="true" className="size-5" />
        {texts.addFood}
        <span aria-hidden="true" className="ms-auto font-text text-sm opacity-80">
          {texts.addFoodKey}
        </span>
      </Link>
      <ul className="grid gap-0.5">
        {useParts().map(({ label, Icon, to, count, isCurrent, onClick }) => (
          <li key={label}>
            <Link to={to} onClick={onClick} aria-current={isCurrent ? 'page' : undefined} className={entry}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
              {kitchen && counted[label] && hasFood(pathname) && (
                <PlaceCount kitchenId={kitchen.id} of={counted[label]} />
              )}
              {count > 0 && (
                <span className="ms-auto text-sm font-semibold text-orange tabular-nums">
                  {texts.dueToday({ count })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
