import * as paths from '@crisper/domain/paths.ts';
import { goToFridge } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/my-foods.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

export function ReminderBanner() {
  return (
    <aside
      aria-label={texts.reminder}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden rounded-card bg-deep p-6 text-on-deep sm:px-8"
    >
      <FoodPicture name="bell" className="size-14" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-heading font-semibold">{texts.reminderHeading}</p>
        <p className="text-on-deep-soft">{texts.reminderHint}</p>
      </div>
      <ButtonLink to={paths.fridge} variant="on-deep">
        {goToFridge}
      </ButtonLink>
    </aside>
  );
}
