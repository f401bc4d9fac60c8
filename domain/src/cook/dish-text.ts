/** What fills each slot, in words that stand inside a sentence: "peppers and courgettes". */
export type SlotWords = Readonly<Record<string, string>>;

/** A step, written with what fills the slots. No sentence begins with a slot, so its words may be small. */
export type StepText = (slots: SlotWords) => string;

/** The words of a dish. */
export interface DishText {
  title: string;
  /** What each slot is called in the list, and in the steps where nothing fills it. */
  slots: SlotWords;
  /** The lines as somebody wrote them, by their slots. */
  written?: SlotWords;
  steps: readonly StepText[];
  /** What is done with leftovers; null where nobody says. */
  rest: string | null;
}

/** A part of a step; those that name a slot stand out on the page. */
export interface StepPart {
  text: string;
  slot: string | null;
}

/** Characters for private use: no name of a food has them. */
const OPEN = '\ue000';
const BETWEEN = '\ue001';
const CLOSE = '\ue002';

/** The step in parts, each word of a slot with the slot's id. */
export function stepParts(step: StepText, words: SlotWords): StepPart[] {
  const marked = Object.fromEntries(
    Object.entries(words).map(([slot, text]) => [slot, OPEN + slot + BETWEEN + text + CLOSE]),
  );
  return step(marked)
    .split(/\ue000|\ue002/)
    .filter((part) => part !== '')
    .map((part) => {
      const [before = '', after] = part.split(BETWEEN);
      return after === undefined ? { text: before, slot: null } : { text: after, slot: before };
    });
}

/** The slots that a step names, in its order: what is needed for it. */
export function slotsOfStep(step: StepText, { slots }: DishText): string[] {
  return [...new Set(stepParts(step, slots).flatMap(({ slot }) => slot ?? []))];
}
