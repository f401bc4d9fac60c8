import type { UsualFood } from '@crisper/domain/items/usual/usual-food.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import type { FoodKnowledge } from '#items/pictures/food-knowledge.ts';
import { pictureOf } from '#kitchen/adding/completed.ts';

interface AgainProps {
  foods: UsualFood[];
  shelfLife: FoodKnowledge | undefined;
  onAdd: (food: UsualFood) => void;
}

/** What this kitchen buys often, one tap each. */
export function Again({ foods, shelfLife, onAdd }: AgainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="again" className="grid grid-cols-1 gap-2">
      <h2 ref={heading} id="again" tabIndex={-1} className="text-lg outline-none">
        {texts.again}
      </h2>
      <ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:px-0">
        {foods.map((food) => (
          <li key={food.title} className="w-20 shrink-0 snap-start lg:w-auto">
            <button
              type="button"
              onClick={() => {
                onAdd(food);
                // The button goes away with its food.
                heading.current?.focus({ preventScroll: true });
              }}
              className="group grid w-full justify-items-center gap-1 rounded-control p-1 text-caption leading-tight font-semibold"
            >
              <span className="relative rounded-control bg-linear-to-b from-frost to-frost-deep">
                <ItemPicture item={{ ...food, image: pictureOf(food, shelfLife) }} className="size-16" />
                <span
                  aria-hidden="true"
                  className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full border border-line bg-surface text-brand-strong shadow-rest group-hover:bg-brand-soft"
                >
                  <Plus className="size-4" />
                </span>
              </span>
              <span className="sr-only">{texts.putIn}</span>{' '}
              <span dir="auto" className="line-clamp-2 max-w-full wrap-anywhere">
                {food.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
