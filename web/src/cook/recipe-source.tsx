import * as paths from '@crisper/domain/paths.ts';
import type { Recipe } from '@crisper/domain/recipes/cookbook.ts';
import { ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { Pencil } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';

interface RecipeSourceProps {
  kitchenId: string;
  recipe: Recipe;
  mayChange: boolean;
}

/** Where a recipe of the kitchen's own is from, and the way to change it. */
export function RecipeSource({ kitchenId, recipe, mayChange }: RecipeSourceProps) {
  const { source, addedBy } = recipe;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>{texts.addedBy({ name: addedBy })}</span>
      {source && (
        <a
          href={source}
          target="_blank"
          rel="noreferrer noopener"
          className="min-h-11 content-center font-semibold text-brand wrap-anywhere"
        >
          {new URL(source).host}
        </a>
      )}
      {mayChange && (
        <ButtonLink to={paths.changeRecipe(kitchenId, ownSlug(recipe))} variant="quiet" className="px-3!">
          <Pencil aria-hidden="true" className="size-4.5" /> {texts.change}
        </ButtonLink>
      )}
    </p>
  );
}
