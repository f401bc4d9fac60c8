import { type StepPart, slotsOfStep, stepParts } from '@crisper/domain/cook/dish-text.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { stepsToDo } from '@crisper/domain/cook/words.ts';
import { textOf, wordsOf } from '#cook/words.ts';

export interface ShownStep {
  /** The number in the dish, by which its time is known. */
  index: number;
  sentence: string;
  /** Each with where it ends, which tells it from the others. */
  parts: readonly (StepPart & { ends: number })[];
  /** The minutes for which it runs by itself. */
  minutes: number | undefined;
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

/** The steps of a dish as it is made of what is there. */
export function stepsOf(offer: DishOffer): ShownStep[] {
  const text = textOf(offer.dish);
  const words = wordsOf(offer);
  return stepsToDo(offer, text).flatMap((index) => {
    const step = text.steps[index];
    if (!step) return [];
    const parts = placed(stepParts(step, words));
    return [
      {
        index,
        parts,
        sentence: parts.map((part) => part.text).join(''),
        minutes: offer.dish.timers.get(index),
        slots: slotsOfStep(step, text),
      },
    ];
  });
}
