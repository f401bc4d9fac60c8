import * as texts from '@crisper/texts/site/features.ts';
import { DateTag } from '#site/home/date-tag.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { VignetteCard } from './vignette-card.tsx';

const ingredients = [
  ['egg', texts.recipeEggs, texts.recipeEggsDue],
  ['leafy-greens', texts.recipeSpinach, texts.recipeSpinachDue],
  ['cheese', texts.recipeCheese, texts.recipeCheeseDue],
] as const;

export function RecipeVignette() {
  return (
    <VignetteCard>
      <div className="-mx-5 -mt-5 mb-5 grid place-items-center rounded-t-card bg-citrus py-5">
        <FoodPicture name="fried-egg" className="size-28" />
      </div>
      <p className="font-display text-xl font-semibold">{texts.recipe}</p>
      <p className="text-caption text-ink-soft">{texts.recipeSummary}</p>
      <ul className="mt-4 grid gap-2.5">
        {ingredients.map(([picture, title, due]) => (
          <li key={title} className="flex items-center gap-3">
            <FoodPicture name={picture} className="size-7" />
            <span className="grow text-sm font-medium">{title}</span>
            <DateTag tone="soon">{due}</DateTag>
          </li>
        ))}
      </ul>
    </VignetteCard>
  );
}
