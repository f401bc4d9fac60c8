import * as paths from '@crisper/domain/paths.ts';
import type { Cookbook, Recipe } from '@crisper/domain/recipes/cookbook.ts';
import { ownSlug } from '@crisper/domain/recipes/own-dishes.ts';
import * as cookTexts from '@crisper/texts/cook/cook.ts';
import { locale } from '@crisper/texts/locale.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { BookPlus, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useRecipeActs } from '#recipes/use-recipe-acts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { UndoNote } from './undo-note.tsx';

const FIRST_SHOWN = 6;
const byTitle = new Intl.Collator(locale);

interface OwnRecipesProps {
  kitchenId: string;
  cookbook: Cookbook;
  /** Whether the person may write recipes. */
  mayWrite: boolean;
}

/** The recipes of the kitchen's own, by their names. */
export function OwnRecipes({ kitchenId, cookbook, mayWrite }: OwnRecipesProps) {
  const section = useRef<HTMLElement>(null);
  const [isAll, setAll] = useState(false);
  const recipes = cookbook.recipes.toSorted((a, b) => byTitle.compare(a.title, b.title));
  const shown = isAll ? recipes : recipes.slice(0, FIRST_SHOWN);
  if (recipes.length === 0 && !mayWrite) return null;
  return (
    <section ref={section} tabIndex={-1} className="grid grid-cols-1 gap-2 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2 px-1">
        <h2 className="text-lg">{texts.ownRecipes}</h2>
        {mayWrite && (
          <ButtonLink to={paths.newRecipe(kitchenId)} variant="quiet" className="px-3!">
            <BookPlus aria-hidden="true" className="size-5" /> {texts.addRecipe}
          </ButtonLink>
        )}
      </div>
      {recipes.length === 0 && <p className="px-1 text-ink-soft">{texts.noOwnRecipes}</p>}
      <Removed kitchenId={kitchenId} takeFocus={() => section.current?.focus({ preventScroll: true })} />
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest empty:hidden">
        {shown.map((recipe) => (
          <li key={recipe._id}>
            <Link
              to={paths.kitchenDish(kitchenId, ownSlug(recipe))}
              className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-brand-soft/40"
            >
              <span dir="auto" className="min-w-0 grow font-semibold wrap-anywhere">
                {recipe.title}
              </span>
              {recipe.minutes && (
                <span className="shrink-0 text-sm text-ink-soft">
                  {cookTexts.minutes({ count: recipe.minutes })}
                </span>
              )}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < recipes.length && (
        <Button variant="quiet" onClick={() => setAll(true)} className="justify-self-start">
          {texts.showAll({ count: recipes.length })}
        </Button>
      )}
    </section>
  );
}

/** The recipe that was just removed can be had back. */
function Removed({ kitchenId, takeFocus }: { kitchenId: string; takeFocus: () => void }) {
  const { removed } = (useLocation().state ?? {}) as { removed?: Recipe };
  const navigate = useNavigate();
  const acts = useRecipeActs(kitchenId);
  if (!removed) return null;
  const undo = async () => {
    await acts.save(removed._id, removed);
    await navigate('.', { replace: true, state: null });
  };
  return (
    <UndoNote onUndo={() => void undo()} takeFocus={takeFocus} comesWithPage>
      {texts.removed(removed)}
    </UndoNote>
  );
}
