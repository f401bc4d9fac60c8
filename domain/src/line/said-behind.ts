import type { LineEntry } from '#line/entries/entries.ts';
import type { Lexicon } from './lexicon.ts';
import type { Line } from './line.ts';
import type { Certainty, LineFood, LineReader, Part, SaidAmount } from './line-food.ts';
import { phraseAt } from './phrases.ts';
import type { Read } from './read-food.ts';
import { tokensOf } from './tokens.ts';

const isCount = ({ value: { unit } }: Part<SaidAmount>) => unit !== 'g' && unit !== 'ml';

/** "Since Saturday, opened": the day is that of the opening. */
export function openedSince<Parts extends Pick<LineFood, 'opened' | 'began'>>(food: Parts): Parts {
  const { opened, began } = food;
  if (!opened || opened.certainty === 'said' || began?.value.kind !== 'since') return food;
  return { ...food, opened: { ...opened, value: began.value.on, certainty: began.certainty }, began: null };
}

/** "Coconut milk, full-fat": no food of its own, but what the one before it is like. */
function described(
  food: LineFood,
  { title, parts }: Read,
  to: number,
  { sense }: LineReader,
): LineFood | null {
  const isDescription = title !== null && sense?.of(title.value) === 'description';
  if (!isDescription || parts.amount || sense.of(food.title.value) !== 'food') return null;
  const value = `${food.title.value}, ${title.value.charAt(0).toLowerCase()}${title.value.slice(1)}`;
  const whole = { ...food.title, value, certainty: unsure(food.title.certainty) };
  return completed(
    { ...food, title: whole },
    { title: null, parts, isSentence: false, isTalk: false },
    to,
    true,
  );
}

const unsure = (certainty: Certainty): Certainty => (certainty === 'said' ? 'guessed' : certainty);

export const guessedPart = <Value>(part: Part<Value> | null): Part<Value> | null =>
  part && { ...part, certainty: unsure(part.certainty) };

/** "Twenty four eggs, no sorry, twelve": what is said last counts. */
function corrected(food: LineFood, { title, parts }: Read, to: number): LineFood {
  const { certainty, ...name } = title ?? food.title;
  return {
    title: { ...name, certainty: unsure(certainty) },
    amount: guessedPart(parts.amount ?? food.amount),
    date: guessedPart(parts.date ?? food.date),
    place: guessedPart(parts.place ?? food.place),
    opened: guessedPart(parts.opened ?? food.opened),
    began: guessedPart(parts.began ?? food.began),
    belongsTo: guessedPart(parts.belongsTo ?? food.belongsTo),
    price: guessedPart(parts.price ?? food.price),
    from: food.from,
    to,
  };
}

/** "Eggs, 12", "eggs, a dozen", "eggs! 12 of them": a number behind the food counts it. */
function counted(read: Read, { numbers }: Lexicon): Read {
  const { title, parts } = read;
  const words = title ? tokensOf(title.value, { from: 0, to: title.value.length }) : [];
  const word = phraseAt(numbers, words, 0);
  const figure = /^\(?\d{1,3}\)?$/.test(title?.value ?? '') ? title?.value.replace(/\D/g, '') : undefined;
  const amount = word?.length === words.length ? word.meaning : Number(figure);
  if (!title || parts.amount || !(amount > 0)) return read.isTalk ? { ...read, title: null } : read;
  const { from, to } = title;
  const value: SaidAmount = { amount, unit: 'piece' };
  return { ...read, title: null, parts: { ...parts, amount: { value, certainty: 'guessed', from, to } } };
}

/** "A pot of soup, four portions": one was not counted. */
const isUncounted = (amount: LineFood['amount']) =>
  amount === null || (amount.value.amount === 1 && amount.value.unit === 'piece');

/** Adds what "chicken, 500 g, fri" says after its commas; null if the food has such a part already. */
function completed(food: LineFood, { title, parts }: Read, to: number, isUsedUp: boolean): LineFood | null {
  // "$4.99/lb" says nothing about what was bought.
  if (!title && isUsedUp && Object.values(parts).every((part) => part === null)) return { ...food, to };
  // What is only guessed does not count against what was said: "in the freezer, frozen 3 Oct".
  const given = Object.entries(parts).filter(
    ([name, part]) =>
      part !== null && !(part.certainty === 'guessed' && name === 'place' && food.place !== null),
  );
  const size = parts.amount;
  // "2 packs of butter, 250 g each".
  if (!title && size && given.length === 1 && food.amount && isCount(food.amount) && !isCount(size))
    return { ...food, amount: { ...food.amount, certainty: 'guessed' }, to };
  const isMore = given.every(([name]) =>
    name === 'amount'
      ? isUncounted(food.amount)
      : // What was made and then frozen keeps from the freezing on.
        food[name as keyof Read['parts']] === null ||
        (name === 'began' && parts.began?.value.kind === 'frozen'),
  );
  // A picture after the rest of a message is no food: "says 21.11. on it 🍗".
  const isNamed = title !== null && (parts.amount !== null || /[\p{L}\p{N}]/u.test(title.value));
  return isNamed || given.length === 0 || !isMore
    ? null
    : openedSince({ ...food, ...Object.fromEntries(given), to });
}

/** What stands behind a comma, if it says more about the food before it. */
export function saidBehind(food: LineFood, read: Read, line: Line, entry: LineEntry): LineFood | null {
  const whole = counted(read, line.lexicon);
  if (entry.isCorrection) return corrected(food, whole, entry.to);
  const isUsedUp = line.taken.every((by) => by === 'part');
  return described(food, whole, entry.to, line.reader) ?? completed(food, whole, entry.to, isUsedUp);
}
