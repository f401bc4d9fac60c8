import type { Dish } from '@crisper/domain/cook/dish.ts';
import { type StepPart, slotsOfStep, stepParts } from '@crisper/domain/cook/dish-text.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { stepsToDo } from '@crisper/domain/cook/words.ts';
import { minutesInStep } from '@crisper/domain/recipes/reading/step-minutes.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { textOf, wordsOf } from '#cook/words.ts';

export interface ShownStep {
  /** The number in the dish, by which its time is known. */
  index: number;
  sentence: string;
  /** Each with where it ends, which tells it from the others. */
  parts: readonly (StepPart & { ends: number })[];
  /** The minutes for which it runs by itself; of what somebody wrote, those that it names. */
  minutes: number | null;
  /** What it needs, by the ids of the slots. */
  slots: readonly string[];
}

function placed(parts: readonly StepPart[]): ShownStep['parts'] {
  let ends = 0;
  return parts.map((part) => {
    ends += part.text.length;
    return { ...part, ends };
  });
}

const minutesOf = ({ timers, text }: Dish, index: number, sentence: string): number | null =>
  text ? minutesInStep(sentence, recipeWords) : (timers.get(index) ?? null);

/** The steps of a dish as it is made of what is there. */
export function stepsOf(offer: DishOffer): ShownStep[] {
  const text = textOf(offer.dish);
  const words = wordsOf(offer);
  return stepsToDo(offer, text).flatMap((index) => {
    const step = text.steps[index];
    if (!step) return [];
    const parts = placed(stepParts(step, words));
    const sentence = parts.map((part) => part.text).join('');
    const minutes = minutesOf(offer.dish, index, sentence);
    return [{ index, parts, sentence, minutes, slots: slotsOfStep(step, text) }];
  });
}
