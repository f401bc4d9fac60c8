import * as texts from '@crisper/texts/site/features.ts';
import { Badge } from '#ui/badge.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const items = [
  { picture: 'fish', title: texts.mackerel, left: texts.mackerelLeft, tone: 'soon' },
  { picture: 'avocado', title: texts.avocado, left: texts.avocadoLeft, tone: 'soon' },
  { picture: 'cheese', title: texts.cheese, left: texts.cheeseLeft, tone: 'fresh' },
  { picture: 'milk', title: texts.oatMilk, left: texts.oatMilkLeft, tone: 'expired' },
] as const;

export function ExpiryVignette() {
  return (
    <VignetteCard>
      <ul className="-my-2 divide-y divide-line">
        {items.map(({ picture, title, left, tone }) => (
          <li key={title} className="flex items-center gap-3 py-3">
            <FoodPicture name={picture} className="size-10" />
            <div className="min-w-0 grow">
              <p className="font-semibold">{title}</p>
              <p className="text-caption text-ink-soft tabular-nums">{left}</p>
            </div>
            <Badge tone={tone}>{texts.statusName[tone]}</Badge>
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
