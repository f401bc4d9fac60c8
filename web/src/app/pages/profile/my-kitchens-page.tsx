import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/mine.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Door } from '#kitchens/mine/choices.tsx';
import { useLiveKitchens } from '#kitchens/use-live-kitchens.ts';
import { kitchensQuery } from '#session/kitchen/my-kitchens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { KitchenRow } from './kitchen-row.tsx';
import { PARTS } from './parts.ts';
import { ProfilePart } from './profile-part.tsx';

function MyKitchens({ self }: { self: string }) {
  const { data, isPending, refetch } = useQuery(kitchensQuery);
  useLiveKitchens();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="in-kitchens" className="sm:p-8">
      <h2 id="in-kitchens" ref={heading} tabIndex={-1} className="mb-2 text-heading outline-none">
        {texts.inKitchens}
      </h2>
      {isPending && <Skeleton className="h-16 w-full" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.length === 0 && <p className="text-ink-soft">{texts.inNone}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {data?.map((kitchen) => (
          <KitchenRow
            key={kitchen.id}
            kitchen={kitchen}
            self={self}
            onLeft={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The way to one more kitchen, which begins on the page of all. */
const through = (door: Door) => ({ to: paths.kitchens, state: { door } });

export default function MyKitchensPage() {
  return (
    <ProfilePart part={PARTS.kitchens}>
      {({ uid }) => (
        <>
          <MyKitchens self={uid} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink {...through('start')}>{texts.start}</ButtonLink>
            <ButtonLink {...through('join')} variant="secondary">
              {texts.join}
            </ButtonLink>
          </div>
        </>
      )}
    </ProfilePart>
  );
}
