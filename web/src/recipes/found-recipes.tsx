import type { RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

interface FoundRecipesProps {
  recipes: readonly RecipeDraft[];
  onKeep: (recipes: readonly RecipeDraft[]) => Promise<void>;
  onCancel: () => void;
}

/** Several recipes of one file or page, all of them chosen at first. */
export function FoundRecipes({ recipes, onKeep, onCancel }: FoundRecipesProps) {
  const [left, setLeft] = useState<ReadonlySet<RecipeDraft>>(new Set());
  const kept = recipes.filter((recipe) => !left.has(recipe));
  const toggle = (recipe: RecipeDraft) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(recipe)) after.add(recipe);
      return after;
    });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="px-1 text-lg">{texts.found({ count: recipes.length })}</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
        {recipes.map((recipe) => (
          <li key={`${recipe.title} ${recipe.lines.join()}`}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2">
              <input
                type="checkbox"
                checked={!left.has(recipe)}
                onChange={() => toggle(recipe)}
                className="size-5 shrink-0 accent-brand"
              />
              <span className="grid min-w-0 grid-cols-1">
                <span dir="auto" className="font-semibold wrap-anywhere">
                  {recipe.title}
                </span>
                <span className="text-caption text-ink-soft">
                  {texts.summary({ lines: recipe.lines.length, steps: recipe.steps.length })}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky above-bar flex gap-2 border-t border-line bg-canvas py-3" data-bottom-bars>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {texts.backToForm}
        </Button>
        <Button size="large" disabled={kept.length === 0} onClick={() => onKeep(kept)} className="flex-1">
          {texts.keepAll({ count: kept.length })}
        </Button>
      </div>
    </section>
  );
}
