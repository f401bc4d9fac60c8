import type { LineFood, Part } from './line-food.ts';
import type { Read } from './read-food.ts';

/** What words such as "Freezer:" or "Use by Thu 19 Nov" say of the foods below or behind them. */
export type Heading = Pick<LineFood, 'date' | 'place' | 'belongsTo' | 'began'>;

/** Of what stands before foods in their line: "Bought on Saturday: eggs, milk". */
export function overOf({ title, parts }: Read): Heading | null {
  const { amount, opened, price, ...heading } = parts;
  const isAboutOne = title !== null || [amount, opened, price].some((part) => part !== null);
  const saysSomething = Object.values(heading).some((part) => part !== null);
  return saysSomething && !isAboutOne ? heading : null;
}

/** Of a line of its own; when something began is said of one food, that above it. */
export const headingOf = (read: Read): Heading | null => (read.parts.began ? null : overOf(read));

const guessed = <Value>(part: Part<Value> | null): Part<Value> | null =>
  part?.certainty === 'said' ? { ...part, certainty: 'guessed' } : part;

/** The food with what stands above it, unless it says otherwise itself. */
export const below = (heading: Heading | null, food: LineFood): LineFood =>
  heading
    ? {
        ...food,
        date: food.date ?? guessed(heading.date),
        place: food.place ?? guessed(heading.place),
        belongsTo: food.belongsTo ?? guessed(heading.belongsTo),
        began: food.began ?? (food.opened ? null : guessed(heading.began)),
      }
    : food;
