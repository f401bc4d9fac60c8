import type { Cookbook } from '@crisper/domain/recipes/cookbook.ts';
import { ownNames } from '@crisper/domain/recipes/own-dishes.ts';
import { RECIPE_LINES_MAX, type RecipeDraft } from '@crisper/domain/recipes/recipe.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { Check, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { readFoods } from './read-foods.ts';
import { ReadLines } from './read-lines.tsx';
import { linesIn, problemsIn, type RecipeForm, recipeIn, stepsIn } from './recipe-form.ts';

interface RecipeFieldsProps {
  cookbook: Cookbook;
  form: RecipeForm;
  onChange: (form: RecipeForm) => void;
  onKeep: (recipe: RecipeDraft) => Promise<void>;
  onName: (words: string, food: string) => Promise<void>;
  onRemove?: () => Promise<void>;
}

/** A recipe as it is written, and below it what was read in it. */
export function RecipeFields({ cookbook, form, onChange, onKeep, onName, onRemove }: RecipeFieldsProps) {
  const [wasTried, setTried] = useState(false);
  const problems = wasTried ? problemsIn(recipeIn(form)) : {};
  const field = (name: Exclude<keyof RecipeForm, 'source'>) => ({
    value: form[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  const lines = useDeferredValue(form.lines);
  const read = useMemo(() => {
    const foodsIn = readFoods(ownNames(cookbook));
    // More cannot be kept, and reading ten thousand would hold up the page.
    const some = linesIn({ lines }).slice(0, RECIPE_LINES_MAX);
    return some.map((line) => ({ line, foods: foodsIn(line) }));
  }, [lines, cookbook]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const recipe = recipeIn(form);
    if (Object.keys(problemsIn(recipe)).length > 0) setTried(true);
    else void onKeep(recipe);
  };
  return (
    <>
      <form id="recipe" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField {...field('title')} label={texts.title} required maxLength={200} />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('servings')} label={texts.servings} inputMode="numeric" />
          <TextField {...field('minutes')} label={texts.minutes} inputMode="numeric" />
        </div>
        <TextArea
          {...field('lines')}
          label={texts.lines}
          required
          rows={8}
          placeholder={texts.linesExample}
          dir="auto"
        />
        <TextArea {...field('steps')} label={texts.steps} rows={8} dir="auto" />
        {form.source && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {texts.source}{' '}
            <a
              href={form.source}
              rel="noreferrer noopener"
              target="_blank"
              className="font-semibold text-brand"
            >
              {new URL(form.source).host}
            </a>
          </p>
        )}
      </form>
      <ReadLines lines={read} onName={(words, food) => void onName(words, food)} />
      <div
        data-bottom-bars
        className="sticky above-bar z-20 -mx-4 flex items-center gap-3 border-t border-line bg-canvas px-4 py-3 md:mx-0 md:px-0"
      >
        {onRemove ? (
          <Button variant="quiet" size="large" onClick={() => void onRemove()} className="px-3! text-base">
            <Trash2 aria-hidden="true" className="size-5" /> {texts.remove}
          </Button>
        ) : (
          <p className="grid min-w-0 text-sm">
            <b>{texts.summary({ lines: linesIn(form).length, steps: stepsIn(form).length })}</b>
            <span className="text-caption text-ink-soft">{texts.keptAsWritten}</span>
          </p>
        )}
        <Button type="submit" form="recipe" size="large" className="ms-auto px-5! text-base">
          <Check aria-hidden="true" className="size-5" /> {texts.keep}
        </Button>
      </div>
    </>
  );
}
