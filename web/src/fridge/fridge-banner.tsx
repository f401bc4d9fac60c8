import * as texts from '@crisper/texts/items/fridge.ts';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const shelved = ['juice', 'cheese', 'tomato', 'milk', 'avocado', 'broccoli'];

/** The top shelf of an open fridge. */
export function FridgeBanner() {
  return (
    <header className="wrap pt-4 md:pt-8">
      <div className="relative overflow-hidden rounded-scene border-6 border-frame bg-linear-to-b from-frost to-frost-deep shadow-lift sm:border-8">
        <div className="mx-auto mt-4 h-1.5 w-2/5 rounded-full bg-white/85 shadow-[0_0_32px_12px_#ffffff60] lg:me-[10%]" />
        <div className="grid items-end gap-x-10 gap-y-6 pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:pt-2">
          <div className="grid gap-3 px-6 sm:px-10 lg:pe-0 lg:pb-8">
            <h1 className="text-display">{texts.heading}</h1>
            <p className="max-w-lg text-lead text-ink-soft">{texts.introduction}</p>
          </div>
          <div className="flex min-w-0 items-end justify-around px-4 sm:px-8">
            {shelved.map((food, index) => (
              <FoodPicture
                key={food}
                name={food}
                eager
                className={`-mb-1 w-[15.5%] max-w-28 drop-shadow-md max-lg:max-w-20 max-sm:w-[18%] ${index > 4 ? 'max-sm:hidden' : ''}`}
              />
            ))}
          </div>
        </div>
        <div className="h-4 border-y border-glass-line bg-glass sm:h-5" />
        <div className="h-3 sm:h-4" />
      </div>
    </header>
  );
}
