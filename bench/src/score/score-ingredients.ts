import { foodOfIngredient } from '@crisper/domain/recipes/reading/food-of-ingredient.ts';
import { type Ingredient, readIngredient } from '@crisper/domain/recipes/reading/ingredient.ts';
import { foodNames } from '@crisper/texts/foods/names.ts';
import { recipeWords } from '@crisper/texts/recipes/recipe-words.ts';
import { type CaseOutcome, outcome } from './outcome.ts';
import { isSameTitle } from './same-words.ts';

export interface IngredientCase {
  line: string;
  ingredients: { food: string; amount: number | null; unit: string; optional?: boolean }[];
}

type Expected = IngredientCase['ingredients'][number];

const READER = { words: recipeWords, names: foodNames };
const NEAR = 0.05;

/** The label is read as an ingredient is: pepper by the spoon is the spice. */
function isFood(read: Ingredient, { food }: Expected): boolean {
  const idOf = (words: string) => {
    const meaning = foodOfIngredient({ ...read, food: words }, READER);
    return meaning?.is === 'food' ? meaning.food.id : null;
  };
  const id = idOf(read.food);
  return isSameTitle(read.food, [food]) || (id !== null && id === idOf(food));
}

const isAmount = ({ amount }: Ingredient, expected: Expected): boolean =>
  amount === null || expected.amount === null
    ? amount === expected.amount
    : Math.abs(amount - expected.amount) <= NEAR * expected.amount;

/** One outcome each for food, amount, unit and whether it may be left out; of a line without food one for all. */
export function scoreIngredient({ line, ingredients }: IngredientCase): CaseOutcome[] {
  const read = readIngredient(line, READER);
  const of = (group: string, isRight: boolean, shown: unknown) =>
    outcome({ id: group, group, text: line }, isRight ? [] : [{ what: `${shown}`, isCertain: false }]);
  const foods = read.map(({ food }) => food).join(' | ') || 'none';
  if (ingredients.length === 0 || read.length !== ingredients.length)
    return ['food', 'amount', 'unit', 'optional'].map((group) =>
      of(group, read.length === ingredients.length, foods),
    );
  return ingredients.flatMap((expected, at) => {
    const each = read[at] as Ingredient;
    return [
      of('food', isFood(each, expected), each.food),
      of('amount', isAmount(each, expected), each.amount),
      of('unit', each.unit === expected.unit, each.unit),
      of('optional', each.isOptional === (expected.optional ?? false), each.isOptional),
    ];
  });
}
