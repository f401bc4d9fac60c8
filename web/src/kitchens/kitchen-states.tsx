import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/kitchens/one-kitchen.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';

export function KitchenLoading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  );
}

/** A stranger, a person who was removed and an id that nobody has see the same. */
export function KitchenMissing() {
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <PageMetadata title={texts.missingPageTitle} description={texts.missingText} hidden />
      <FoodPicture name="bowl" className="size-24" eager />
      <h1 className="text-heading">{texts.missing}</h1>
      <p className="max-w-sm text-ink-soft">{texts.missingText}</p>
      <ButtonLink to={paths.kitchens}>{texts.goToKitchens}</ButtonLink>
    </div>
  );
}
