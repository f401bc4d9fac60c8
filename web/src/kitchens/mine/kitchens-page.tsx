import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Refrigerator } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLiveKitchens } from '#kitchens/use-live-kitchens.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { Choices, type Door } from './choices.tsx';
import { FirstRun } from './first-run.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { KitchenTile } from './kitchen-tile.tsx';
import { StartDialog } from './start-dialog.tsx';

const cards = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function PublicFridge() {
  return (
    <Link
      to={paths.fridge}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-rest transition hover:border-brand"
    >
      <Refrigerator aria-hidden="true" className="size-6 shrink-0 text-brand" />
      <span className="grid min-w-0 flex-1">
        <span className="text-lg font-semibold">{texts.publicFridge}</span>
        <span className="text-sm text-ink-soft">{texts.publicFridgeText}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

interface KitchenListProps {
  kitchens: KitchenCard[];
  onStart: () => void;
  onJoin: () => void;
}

function KitchenList({ kitchens, onStart, onJoin }: KitchenListProps) {
  return (
    <div className="grid gap-8">
      <PageHeading title={texts.heading}>{texts.introduction}</PageHeading>
      <section aria-label={texts.yourKitchens}>
        <h2 className="sr-only">{texts.yourKitchens}</h2>
        <ul className={cards}>
          {kitchens.map((kitchen) => (
            <KitchenTile key={kitchen.id} kitchen={kitchen} />
          ))}
        </ul>
      </section>
      <PublicFridge />
      <section aria-labelledby="one-more" className="grid gap-3">
        <h2 id="one-more" className="text-lg">
          {texts.oneMore}
        </h2>
        <Choices onStart={onStart} onJoin={onJoin} className="md:grid-cols-2" />
      </section>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className={cards}>
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-38 w-full rounded-card" />
      <Skeleton className="h-38 w-full rounded-card" />
    </div>
  );
}

/** The way to a kitchen that the person chose on another page. */
function doorOf(state: unknown): Door | null {
  const door = (state as { door?: Door } | null)?.door;
  return door === 'start' || door === 'join' ? door : null;
}

export default function KitchensPage() {
  const { data, isPending, refetch } = useQuery(kitchensQuery);
  useLiveKitchens();
  const { state } = useLocation();
  const [open, setOpen] = useState<Door | null>(() => doorOf(state));
  const navigate = useNavigate();
  // Coming back here later opens nothing.
  useEffect(() => {
    if (doorOf(state)) void navigate(paths.kitchens, { replace: true });
  }, [state, navigate]);
  const doors = { onStart: () => setOpen('start'), onJoin: () => setOpen('join') };
  const close = () => setOpen(null);
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      {isPending && <Loading />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data && data.length > 0 && <KitchenList kitchens={data} {...doors} />}
      {data?.length === 0 && <FirstRun {...doors} />}
      <StartDialog open={open === 'start'} onClose={close} />
      <JoinDialog open={open === 'join'} onClose={close} />
    </>
  );
}
