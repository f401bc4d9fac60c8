import { NO_INGREDIENT } from '@crisper/domain/recipes/cookbook.ts';
import type { RecipeFood } from '@crisper/domain/recipes/recipe-dish.ts';
import * as texts from '@crisper/texts/recipes/own-recipe.ts';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { nameOf } from '#items/pictures/food-knowledge.ts';
import { shortAmount } from '#kitchen/amount-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { foodCalled, foodsMeantBy } from './read-foods.ts';

interface ReadLine {
  line: string;
  foods: readonly RecipeFood[];
}

interface ReadLinesProps {
  lines: readonly ReadLine[];
  /** Says what the kitchen means by the words. */
  onName: (words: string, food: string) => void;
}

/** What the lines of a recipe mean, those that nobody knows first. Doubt never forbids keeping it. */
export function ReadLines({ lines, onName }: ReadLinesProps) {
  const foods = lines.flatMap(({ line, foods }, at) =>
    foods.map((food, part) => ({ line, food, key: `${at} ${part}` })),
  );
  const unknown = foods.filter(({ food }) => !food.food);
  const known = foods.filter(({ food }) => food.food);
  if (foods.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-3 px-1">
        <h2 className="text-lg">{texts.asRead}</h2>
        {unknown.length > 0 && (
          <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-soon">
            <TriangleAlert aria-hidden="true" className="size-4.5" />
            {texts.lookAt({ count: unknown.length })}
          </p>
        )}
      </div>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
        {unknown.map(({ line, food, key }) => (
          <Unknown key={key} {...{ line, food, onName }} />
        ))}
        {known.map(({ food, key }) => (
          <Known key={key} food={food} />
        ))}
      </ul>
    </section>
  );
}

function Known({ food: { amount, unit, words, food, others, isOptional } }: { food: RecipeFood }) {
  const beside = [
    ...(others.length > 0 ? [texts.instead({ foods: others.map(({ id }) => nameOf(id)).join(', ') })] : []),
    ...(isOptional ? [texts.optional] : []),
  ];
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <span aria-hidden="true" className="size-9 shrink-0 overflow-hidden rounded-control bg-frost">
        {food?.picture && <FoodPicture name={food.picture} className="size-full" />}
      </span>
      <span className="grid min-w-0 grid-cols-1">
        <span className="wrap-anywhere">
          {amount !== null && <b>{shortAmount({ amount, unit })} </b>}
          <span dir="auto">{words}</span>
        </span>
        {beside.length > 0 && <span className="text-caption text-ink-soft">{beside.join(' · ')}</span>}
      </span>
    </li>
  );
}

interface UnknownProps extends Pick<ReadLinesProps, 'onName'> {
  line: string;
  food: RecipeFood;
}

function Unknown({ line, food: { words }, onName }: UnknownProps) {
  const [name, setName] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const meant = useMemo(() => foodsMeantBy(words), [words]);
  const say = () => {
    const food = foodCalled(name);
    if (food) onName(words, food.id);
    else setUnknown(true);
  };
  return (
    <li className="grid grid-cols-1 gap-2 border-s-4 border-soon bg-soon-soft px-4 py-3">
      <span className="wrap-anywhere">
        <b dir="auto">{texts.whatIs({ words })}</b>
        <span className="block text-caption text-ink-soft">{texts.readIn({ line })}</span>
      </span>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {meant.map(({ id }) => (
          <Button key={id} variant="secondary" onClick={() => onName(words, id)}>
            {nameOf(id)}
          </Button>
        ))}
      </div>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <div className="min-w-40 grow">
          <TextField
            label={texts.anotherFood}
            labelHidden
            placeholder={texts.anotherFood}
            value={name}
            error={isUnknown ? texts.noSuchFood : undefined}
            onChange={({ target }) => {
              setName(target.value);
              setUnknown(false);
            }}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
          {texts.saveName}
        </Button>
        <Button variant="quiet" onClick={() => onName(words, NO_INGREDIENT)}>
          {texts.noIngredient}
        </Button>
      </form>
    </li>
  );
}
