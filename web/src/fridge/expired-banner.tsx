import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

export function ExpiredBanner() {
  return (
    <section aria-labelledby="expired-banner" className="wrap pt-6 pb-16 md:pb-24">
      <div className="relative grid items-center gap-8 overflow-hidden rounded-scene bg-deep p-8 text-on-deep md:p-14 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-4 max-sm:pe-0 sm:pe-40 lg:pe-0">
          <h2 id="expired-banner" className="max-w-xl text-title">
            {texts.expiredHeading}
          </h2>
          <p className="max-w-lg text-lead text-on-deep-soft">{texts.expiredIntroduction}</p>
          <ButtonLink
            to={paths.expiredItems}
            variant="on-deep"
            size="large"
            className="mt-2 justify-self-start"
          >
            {texts.viewExpired}
          </ButtonLink>
        </div>
        <FoodPicture
          name="calendar"
          className="size-44 max-lg:absolute max-lg:-inset-e-6 max-lg:-bottom-6 max-sm:hidden lg:size-56"
        />
      </div>
    </section>
  );
}
