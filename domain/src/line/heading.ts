import type { LineFood, Part } from './line-food.ts';
import type { Read } from './read-food.ts';

/** What a line such as "Freezer:" or "Use by Thu 19 Nov" says of the foods below it. */
export type Heading = Pick<LineFood, 'date' | 'place' | 'belongsTo'>;

export function headingOf({ title, parts }: Read): Heading | null {
  const { amount, opened, began, price, ...heading } = parts;
  const isAboutOne = title !== null || [amount, opened, began, price].some((part) => part !== null);
  const saysSomething = Object.values(heading).some((part) => part !== null);
  return saysSomething && !isAboutOne ? heading : null;
}

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
      }
    : food;
