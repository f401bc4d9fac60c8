import * as texts from '@crisper/texts/site/features.ts';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const lines = [
  [texts.tomatoesPrinted, 'tomato', texts.tomatoes],
  [texts.eggsPrinted, 'egg', texts.eggs],
  [texts.butterPrinted, 'butter', texts.butter],
] as const;

export function InventoryVignette() {
  return (
    <VignetteCard>
      <ul className="grid gap-4">
        {lines.map(([printed, picture, title]) => (
          <li key={printed} className="grid gap-1.5">
            <span className="w-fit bg-sunken px-1.5 font-mono text-xs text-ink-soft">{printed}</span>
            <span className="flex items-center gap-3 rounded-xl border border-line px-3 py-2">
              <FoodPicture name={picture} className="size-9" />
              <span className="font-semibold">{title}</span>
              <span className="ml-auto text-caption text-fresh">{texts.recognised}</span>
            </span>
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
