import { foodOf } from '#foods/food-of.ts';
import { type Phrases, phraseAt, runOf } from '#line/phrases.ts';
import { alternativesIn, type Bracket, sizeIn, withoutBrackets } from './brackets.ts';
import { partWithin, withWholeCompounds } from './compounds.ts';
import { nameIn } from './food-words.ts';
import { amountIn, withBracket } from './line-amount.ts';
import { cleanLine, isSeparator, type LineToken, lineTokens, textOf } from './line-tokens.ts';
import { type IngredientUnit, type PiecePart, partOf } from './measures.ts';
import { namedFoods } from './named-foods.ts';
import { isPartHeading } from './part-heading.ts';
import { type QuantityLine, quantityAt } from './quantity.ts';
import { recipeLexicon } from './recipe-lexicon.ts';
import type { RecipeReader } from './recipe-words.ts';

export interface Ingredient {
  /** Null where nobody says: "a pinch", "to taste". Of a range the upper end: that much has to be there. */
  amount: number | null;
  unit: IngredientUnit;
  /** What is counted, if it is no whole food: "3 cloves of garlic". */
  part: PiecePart | null;
  /** The words of the food alone, without amount, size and preparation. */
  food: string;
  /** What else is said of it. */
  note: string | null;
  isOptional: boolean;
  /** The words of foods that may be taken for it. */
  alternatives: string[];
}

const has = (list: Phrases<true>, tokens: readonly LineToken[]): boolean =>
  tokens.some((_, at) => phraseAt(list, tokens, at));

/** Bread is made of "flower" that is no flower. */
const isEquipment = (food: string, { words, names }: RecipeReader): boolean =>
  (foodOf(food, names)?.is === 'household' && !words.shortNames[food.toLowerCase()]) ||
  has(recipeLexicon(words).equipment, lineTokens(food));

/** "Optional", but not "more if you like". */
function isOptionalIn(tokens: readonly LineToken[], { words }: RecipeReader): boolean {
  const { optional, noAlternatives } = recipeLexicon(words);
  return tokens.some(
    (_, at) =>
      phraseAt(optional, tokens, at) && !(at > 0 && phraseAt(noAlternatives, tokens.slice(at - 1, at), 0)),
  );
}

/** "For the sauce: 2 tbsp soy sauce" begins with a heading, "Flour: 200 g" with a food. */
function withoutLabel(tokens: readonly LineToken[], { words, names }: RecipeReader): LineToken[] {
  const colon = tokens.findIndex(({ plain }) => plain === ':');
  if (colon <= 0) return [...tokens];
  const label = tokens.slice(0, colon);
  if (has(recipeLexicon(words).equipment, label)) return [];
  const isAmount = tokens.slice(colon + 1).every(({ kind }, at) => kind === 'number' || at > 0);
  const isFood = foodOf(textOf(label), names)?.is === 'food' || isAmount;
  const isLabel = !isFood && !label.some(({ kind }) => kind === 'number');
  return isLabel ? tokens.slice(colon + 1) : [...tokens];
}

/** Behind its name: "3 garlic cloves". A cut or a remark behind a comma is none. */
function partBehind(tokens: readonly LineToken[], { words, names }: RecipeReader): PiecePart | null {
  const { measures, within } = recipeLexicon(words);
  if (names.grammar?.head === 'first') return null;
  for (let at = 1; at < tokens.length && !isSeparator(tokens[at]); at++) {
    if (phraseAt(within, tokens, at)) return null;
    const found = phraseAt(measures, tokens, at);
    if (found) return found.meaning === 'stick' ? 'stalk' : partOf(found.meaning);
  }
  return null;
}

function ingredientsIn(
  main: readonly LineToken[],
  brackets: readonly Bracket[],
  reader: RecipeReader,
): Ingredient[] {
  const lexicon = recipeLexicon(reader.words);
  const lineOf = (tokens: readonly LineToken[]): QuantityLine => ({
    tokens,
    lexicon,
    isInSticks: has(lexicon.inSticks, main),
    isAmerican: has(lexicon.american, main),
  });
  const { quantity: said, rest: behind } = amountIn(lineOf(main));
  const quantity = withBracket(said, sizeIn(brackets, lineOf));
  const isEach = has(lexicon.each, main);
  const context = {
    reader,
    isTinned: quantity?.isTinned ?? false,
    isCounted: quantity?.exactness === 'count',
  };
  const unmeasured = behind.slice(runOf(lexicon.each, behind, 0));
  const mayList = isEach || quantity === null || quantity.amount === null;
  const { foods, rest } = namedFoods(unmeasured, context, mayList);
  const isPlainCount = quantity?.unit === 'piece' && quantity.amount !== null && quantity.part === null;
  const within = () => partWithin(foods[0]?.food ?? '', reader);
  const part = isPlainCount ? (partBehind(unmeasured, reader) ?? within()) : (quantity?.part ?? null);
  const notes = [...rest, ...brackets.map(({ tokens }) => textOf(tokens))].filter((note) => note !== '');
  const isOptional = [main, ...brackets.map(({ tokens }) => tokens)].some((each) =>
    isOptionalIn(each, reader),
  );
  return foods
    .filter(({ food }) => !isEquipment(food, reader))
    .map(({ food, alternatives }, at) => ({
      amount: at === 0 || isEach ? (quantity?.amount ?? null) : null,
      unit: (at === 0 || isEach) && quantity ? quantity.unit : 'piece',
      part: at === 0 || isEach ? part : null,
      food,
      note: notes.length > 0 ? notes.join(', ') : null,
      isOptional,
      alternatives: at === 0 ? [...alternatives, ...alternativesIn(brackets, context)] : alternatives,
    }));
}

/** "1 egg and 2 yolks": where another amount with a food of its own begins. */
function secondAt(tokens: readonly LineToken[], reader: RecipeReader): { at: number; length: number } | null {
  const lexicon = recipeLexicon(reader.words);
  const context = { reader, isTinned: false, isCounted: true };
  for (let at = 2; at < tokens.length; at++) {
    const comma = tokens[at]?.plain === ',' ? 1 : 0;
    const joint = Math.max(runOf(lexicon.plus, tokens, at + comma), runOf(lexicon.and, tokens, at + comma));
    const length = comma + joint;
    if (length === 0) continue;
    const line = { tokens, lexicon, isInSticks: false, isAmerican: false };
    const quantity = quantityAt(line, at + length);
    const first = quantityAt(line, 0);
    if (!quantity || !first || first.length >= at) continue;
    const name = nameIn(tokens.slice(at + length + quantity.length), context).tokens;
    if (foodOf(textOf(name), reader.names)?.is === 'food') return { at, length };
  }
  return null;
}

/** One after the other where each has an amount of its own. */
function ingredientsOf(
  tokens: readonly LineToken[],
  brackets: readonly Bracket[],
  reader: RecipeReader,
): Ingredient[] {
  const second = secondAt(tokens, reader);
  if (!second) return ingredientsIn(tokens, brackets, reader);
  return [
    ...ingredientsIn(tokens.slice(0, second.at), brackets, reader),
    ...ingredientsOf(tokens.slice(second.at + second.length), [], reader),
  ];
}

/** What one line of a recipe asks for; nothing if it is a heading or names equipment. */
export function readIngredient(line: string, reader: RecipeReader): Ingredient[] {
  const text = withWholeCompounds(cleanLine(line), reader.names);
  const tokens = lineTokens(text);
  if (tokens.length === 0 || isPartHeading(text, tokens, reader)) return [];
  const apart = withoutBrackets(tokens);
  const main = apart.main.length > 0 ? apart.main : (apart.brackets[0]?.tokens ?? []);
  const { brackets } = apart;
  const isOptional = isOptionalIn(main, reader);
  const read = ingredientsOf(withoutLabel(main, reader), brackets, reader);
  return isOptional ? read.map((each) => ({ ...each, isOptional })) : read;
}
