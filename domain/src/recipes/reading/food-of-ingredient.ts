import { foodOf, type Meaning } from '#foods/food-of.ts';
import { spelled } from '#line/phrases.ts';
import type { Ingredient } from './ingredient.ts';
import type { RecipeReader } from './recipe-words.ts';

/**
 * The food that an ingredient is. "Pepper" is the spice unless peppers are counted or weighed. What nobody knows before a
 * known food only describes it, because no dish is an ingredient; so do "tinned" and "dried" of what is always sold so.
 */
export function foodOfIngredient(
  { food, amount, unit }: Pick<Ingredient, 'food' | 'amount' | 'unit'>,
  { words, names }: RecipeReader,
): Meaning | null {
  const isSpooned = amount === null || unit === 'ml';
  const named = words.shortNames[food.toLowerCase()];
  const short = isSpooned || foodOf(food, names)?.is !== 'food' ? named : undefined;
  const said = short ?? food;
  const states = new Set(spelled(`${names.states.tinned}, ${names.states.dried}`.toLowerCase()));
  const parts = said.split(' ');
  const stateless = parts.filter((word) => !states.has(word.toLowerCase()));
  const shorter = stateless.map((_, at) => stateless.slice(at).join(' '));
  for (const title of [said, ...shorter]) {
    const meaning = foodOf(title, names);
    if (meaning) return meaning;
  }
  return null;
}
