import * as texts from '@crisper/texts/items/fridge.ts';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { deskPart } from '#http/late-part.tsx';
import { atFirstUse } from '#items/late-sheet.tsx';
import { useToday } from '#items/today.ts';
import { useLiveItems } from '#items/use-live-items.ts';
import { useSession } from '#session/use-session.ts';
import { scrollBehavior } from '#ui/motion/motion.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { useListAddress } from '#ui/use-list-address.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ExpiredBanner } from './expired-banner.tsx';
import { SheetButton, SidebarButton } from './filter-buttons.tsx';
import { FridgeBanner } from './fridge-banner.tsx';
import { countPages, fridgeAddress, noFilter } from './fridge-filter.ts';
import { countText, FridgeResults } from './fridge-results.tsx';
import { FridgeFailed, FridgeLoading } from './fridge-states.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { useFridgePlace } from './use-fridge-place.ts';
import { useItemPage } from './use-item-page.ts';
import { usePageSize } from './use-page-size.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** Fetched by people who may have food on the page. */
const ActsHost = lazy(() => fetchCode(() => import('#kitchen/acting/acts-host.tsx')));

const FilterSidebar = deskPart(async () => (await import('./filter-sidebar.tsx')).FilterSidebar);

export default function FridgePage() {
  const { user } = useSession();
  useLiveItems();
  const today = useToday();
  const size = usePageSize();
  const results = useRef<HTMLElement>(null);
  const reading = useReadingPlace(results, size);
  const { address, change } = useListAddress(fridgeAddress);
  const { page: written, ...filter } = address;
  const correct = useCallback((page: number) => change({ page }, { replace: true }), [change]);
  const page = useFridgePlace(written, size, reading, correct);
  const { data, error, isPlaceholderData, refetch } = useItemPage({ filter, page, size, today });
  // The cards are drawn between two keys, not while one is being typed.
  const found = useDeferredValue(data);
  const isPending = !found && !(error && !data);
  const isOutdated = isPlaceholderData || found !== data;
  useEffect(() => {
    if (found && !isOutdated) reading.restore();
  }, [found, isOutdated, reading]);
  const hasItems = found !== undefined;
  useEffect(() => {
    // The person is likely to open a card next, so its page is loaded ahead.
    if (hasItems) return atFirstUse(() => import('#fridge/one-item/item-page.tsx').catch(() => undefined));
  }, [hasItems]);
  const [sidebar, setSidebar] = useState(true);
  const sidebarId = useId();

  const turnTo = useCallback(
    (next: number) => {
      change({ page: next });
      results.current?.focus({ preventScroll: true });
      results.current?.scrollIntoView({ behavior: scrollBehavior() });
    },
    [change],
  );
  const clear = useCallback(() => change(noFilter), [change]);
  const isFiltered =
    filter.search !== '' || filter.category !== null || filter.status !== null || filter.expires !== null;

  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <FridgeBanner />
      <div className="grid gap-8 py-6 md:py-8">
        <StatTiles today={today} />
        <div
          className={`wrap grid items-start gap-x-8 gap-y-6 ${sidebar ? 'lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}
        >
          {sidebar && <FilterSidebar id={sidebarId} filter={filter} onChange={change} />}
          <section
            ref={results}
            tabIndex={-1}
            aria-labelledby={`${sidebarId}-title`}
            aria-busy={isPending || isOutdated}
            className="grid min-w-0 scroll-mt-24 gap-5 outline-none"
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <SidebarButton open={sidebar} controls={sidebarId} onToggle={() => setSidebar(!sidebar)} />
              <SheetButton filter={filter} onChange={change} />
              <h2 id={`${sidebarId}-title`} className="sr-only">
                {texts.items}
              </h2>
              <p role="status" className="text-ink-soft noscript:hidden">
                {isPending ? texts.loading : found && countText(found)}
              </p>
              <ActiveFilters filter={filter} onChange={change} />
            </div>
            {isPending && <FridgeLoading />}
            {error && !data && <FridgeFailed message={error.message} onRetry={() => refetch()} />}
            {found && (
              <div className={isOutdated ? 'opacity-60 transition-opacity delay-150' : ''}>
                <FridgeResults
                  found={found}
                  page={page}
                  pages={countPages(found, page, size)}
                  today={today}
                  region={results}
                  onPage={turnTo}
                  onClear={isFiltered ? clear : null}
                />
              </div>
            )}
          </section>
        </div>
      </div>
      <ExpiredBanner />
      {user && (
        <Suspense>
          <ActsHost self={user.uid} takeFocus={() => results.current?.focus({ preventScroll: true })} />
        </Suspense>
      )}
    </>
  );
}
