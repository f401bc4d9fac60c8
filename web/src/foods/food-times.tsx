import type { Food } from '@crisper/domain/foods/food.ts';
import * as texts from '@crisper/texts/foods/page.ts';
import { reasonText } from '@crisper/texts/foods/reasons.ts';
import { numberText } from '#ui/formats.ts';
import { timeText } from './time-text.ts';

/** A food with what it is called. */
export interface Listed {
  food: Food;
  name: string;
  others: string[];
  /** Of all its names. */
  words: string[];
}

const OTHERS_SHOWN = 4;

/** What FoodKeeper calls the food stays in its language. */
function Source({ food: { product, reason } }: { food: Food }) {
  return (
    <p className="text-caption text-ink-soft">
      {product && (
        <>
          {texts.source}{' '}
          <span lang="en" data-untranslated>
            {product}
          </span>
        </>
      )}
      {product && reason && ' · '}
      {reason && reasonText[reason]}
    </p>
  );
}

/** How long foods keep and where, each with its source. */
export function FoodTimes({ foods }: { foods: Listed[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {foods.map(({ food, name, others }) => {
        const { fridge, fridgeOpened, pantry, pantryOpened, freezer } = food.times;
        const places = [
          [texts.fridge, timeText(fridge, fridgeOpened)],
          [texts.cupboard, timeText(pantry, pantryOpened)],
          [texts.freezer, timeText(freezer, null)],
        ].filter(([, time]) => time !== '');
        return (
          <li key={food.id} className="grid grid-cols-1 gap-1 px-4 py-3 md:grid-cols-2 md:gap-6">
            <div className="min-w-0">
              <h2 className="text-base font-semibold">{name}</h2>
              <p className="text-caption wrap-anywhere text-ink-soft empty:hidden">
                {others.length > 0 && texts.also({ names: others.slice(0, OTHERS_SHOWN).join(', ') })}
              </p>
              <p className="text-caption text-ink-soft empty:hidden">
                {food.grams !== null && texts.weighs({ grams: numberText(food.grams) })}
              </p>
            </div>
            <div className="grid min-w-0 content-start gap-1">
              <dl className="flex flex-wrap gap-x-5 gap-y-0.5">
                {places.map(([place, time]) => (
                  <div key={place} className="flex gap-1.5">
                    <dt className="text-ink-soft">{place}</dt>
                    <dd className="font-medium">{time}</dd>
                  </div>
                ))}
              </dl>
              <Source food={food} />
              <p className="text-caption font-medium text-expired empty:hidden">
                {food.traits.has('use-by') && texts.raw}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
