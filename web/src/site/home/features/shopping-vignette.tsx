import { Check } from 'lucide-react';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const list = [
  ['banana', 'Bananas', 'Out since Sunday', false],
  ['coffee', 'Coffee', 'Two cups left', false],
  ['honey', 'Honey', 'Half a jar at home', true],
  ['rice', 'Rice', '1.2 kg at home', true],
] as const;

export function ShoppingVignette() {
  return (
    <VignetteCard>
      <ul className="-my-2 divide-y divide-line">
        {list.map(([picture, title, why, athome]) => (
          <li key={title} className="flex items-center gap-3 py-3">
            <FoodPicture name={picture} className={`size-10 ${athome ? 'opacity-60 grayscale' : ''}`} />
            <div className="grow">
              <p className={`font-semibold ${athome ? 'text-ink-soft line-through' : ''}`}>{title}</p>
              <p className="text-caption text-ink-soft">{why}</p>
            </div>
            {athome && <Check className="size-5 text-brand" strokeWidth={3} />}
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
