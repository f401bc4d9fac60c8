import * as paths from '@crisper/domain/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

export function ReminderBanner() {
  return (
    <aside
      aria-label="Reminder"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden rounded-card bg-deep p-6 text-on-deep sm:px-8"
    >
      <FoodPicture name="bell" className="size-14" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-display text-heading font-semibold">Don't forget to check your fridge items!</p>
        <p className="text-on-deep-soft">Make sure nothing goes to waste.</p>
      </div>
      <ButtonLink to={paths.fridge} variant="on-deep">
        Go to Fridge
      </ButtonLink>
    </aside>
  );
}
