import { type DishText, type SlotWords, slotsOfStep } from './dish-text.ts';
import type { FilledDish, FilledSlot } from './fill.ts';

export interface WordsOfFoods {
  /** What a food is called inside a sentence, by its id. */
  food: (id: string) => string;
  /** "Peppers, courgettes and leeks". */
  list: (words: readonly string[]) => string;
  /** Says of an optional line that nothing fills it. */
  ifThere: (words: string) => string;
}

/** A slot for one food is called by its own word: chicken thighs are the chicken of the dish. */
const isNamedBySlot = ({ slot, uses }: FilledSlot) =>
  slot.takes.length === 1 && uses.every(({ isStandIn }) => !isStandIn);

function wordsFor(filled: FilledSlot, own: string, { food, list, ifThere }: WordsOfFoods): string {
  if (filled.state === 'left-out') return ifThere(own);
  if (filled.uses.length === 0 || isNamedBySlot(filled)) return own;
  const names = new Set(filled.uses.map((use) => food(use.food.id)));
  return list([...names]);
}

/** What the steps of a dish call its slots. */
export const slotWords = ({ slots }: FilledDish, text: DishText, words: WordsOfFoods): SlotWords =>
  Object.fromEntries(
    slots.map((filled) => [filled.slot.id, wordsFor(filled, text.slots[filled.slot.id] ?? '', words)]),
  );

/** The numbers of the steps, from 0, without those that are only about what is left out. */
export function stepsToDo({ slots }: FilledDish, text: DishText): number[] {
  const isLeftOut = (id: string) => slots.find(({ slot }) => slot.id === id)?.state === 'left-out';
  return [...text.steps.keys()].filter((at) => {
    const step = text.steps[at];
    const named = step ? slotsOfStep(step, text) : [];
    return named.length === 0 || !named.every(isLeftOut);
  });
}
