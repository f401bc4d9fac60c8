import * as texts from '@crisper/texts/site/features.ts';
import { Check } from 'lucide-react';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const list = [
  ['banana', texts.bananas, texts.bananasReason, false],
  ['coffee', texts.coffee, texts.coffeeReason, false],
  ['honey', texts.honey, texts.honeyReason, true],
  ['rice', texts.rice, texts.riceReason, true],
] as const;

export function ShoppingVignette() {
  return (
    <VignetteCard>
      <ul className="-my-2 divide-y divide-line">
        {list.map(([picture, title, why, isAtHome]) => (
          <li key={title} className="flex items-center gap-3 py-3">
            <FoodPicture name={picture} className={`size-10 ${isAtHome ? 'opacity-60 grayscale' : ''}`} />
            <div className="grow">
              <p className={`font-semibold ${isAtHome ? 'text-ink-soft line-through' : ''}`}>{title}</p>
              <p className="text-caption text-ink-soft">{why}</p>
            </div>
            {isAtHome && <Check className="size-5 text-brand" strokeWidth={3} />}
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
