import * as texts from '@crisper/texts/site/hero.ts';
import { Check } from 'lucide-react';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';

const list = [
  { title: texts.lemons, bought: false },
  { title: texts.oliveOil, bought: false },
  { title: texts.cheese, bought: true },
  { title: texts.carrots, bought: true },
];

/** A short list and a light basket. */
export function BasketScene() {
  return (
    <div
      role="img"
      aria-label={texts.basketScene}
      className="relative mx-auto aspect-[10/11] w-full max-w-md"
    >
      <div className="absolute inset-x-4 inset-y-6 rounded-scene bg-citrus" />
      <div className="absolute top-0 left-2 w-3/5 -rotate-3 rounded-card bg-surface p-6 shadow-lift">
        <p className="font-display text-xl font-semibold text-ink">{texts.shoppingList}</p>
        <ul className="mt-4 grid gap-3">
          {list.map(({ title, bought }) => (
            <li key={title} className="flex items-center gap-3 text-ink">
              <span
                className={`grid size-5 place-items-center rounded-md border-2 ${bought ? 'border-brand bg-brand text-on-brand' : 'border-line-strong'}`}
              >
                {bought && <Check className="size-3.5" strokeWidth={4} />}
              </span>
              <span className={bought ? 'text-ink-soft line-through' : 'font-medium'}>{title}</span>
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t border-dashed border-line-strong pt-3 text-sm text-ink-soft">
          {texts.atHome}
        </p>
      </div>
      <FoodPicture name="lemon" className="absolute right-[28%] bottom-[27%] w-[20%] -rotate-12" />
      <FoodPicture name="herbs" className="absolute right-[6%] bottom-[29%] w-[26%] rotate-6" />
      <FoodPicture name="baguette" className="absolute right-[15%] bottom-[28%] w-[25%] -rotate-12" />
      <FoodPicture name="basket" className="absolute right-2 bottom-0 w-[54%]" />
    </div>
  );
}
