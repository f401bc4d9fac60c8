import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

export function KitchenItemLoading() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-8">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-49 w-full rounded-scene md:h-72" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    </div>
  );
}

/** It never was in this kitchen. */
export function KitchenItemMissing({ kitchenId }: { kitchenId: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <PageMetadata title={texts.missing} description={texts.missingText} hidden />
      <FoodPicture name="bowl" className="size-24" eager />
      <h1 className="text-heading">{texts.missing}</h1>
      <p className="max-w-sm text-ink-soft">{texts.missingText}</p>
      <ButtonLink to={paths.kitchen(kitchenId)}>{texts.goToKitchen}</ButtonLink>
    </div>
  );
}
