import { foodOf } from '#foods/food-of.ts';
import { type FoodNames, nameIndex } from '#foods/names.ts';
import { folded } from '#languages/folded.ts';
import { spelled } from '#line/phrases.ts';
import { type PiecePart, partOf, type RecipeMeasure } from './measures.ts';
import type { RecipeReader } from './recipe-words.ts';

const PART_MIN = 3;
/** The beginning of a word, a small word or a slash, and a whole word: "Koch-/Backzeit", "Zitronen- und Orangensaft". */
const HALVED = /(?<!\p{L})(\p{L}+)-(\s*\/\s*|\s+\p{L}{2,4}\.?\s+)(\p{L}+)/gu;

/** "Gemüse- oder Hühnerbrühe" is Gemüsebrühe or Hühnerbrühe, where a language joins words. */
export function withWholeCompounds(text: string, names: FoodNames): string {
  if (!names.grammar?.links || !text.includes('-')) return text;
  const index = nameIndex(names);
  return text.replace(HALVED, (halved, first: string, joint: string, other: string) => {
    for (let at = 1; at <= other.length - PART_MIN; at++) {
      const whole = first + other.slice(at);
      if (index.isName(whole)) return `${whole}${joint}${other}`;
    }
    return halved;
  });
}

/** "Knoblauchzehen" are cloves, as "cloves of garlic" are. */
export function partWithin(food: string, { words, names }: RecipeReader): PiecePart | null {
  const links = names.grammar?.links;
  if (!links) return null;
  const plain = folded(food.split(' ').at(-1) ?? '');
  for (const [measure, spellings] of Object.entries(words.measures) as [RecipeMeasure, string][]) {
    const part = partOf(measure);
    const end =
      part && spelled(spellings).find((each) => each.length > PART_MIN && plain.endsWith(folded(each)));
    const before = end ? plain.slice(0, -folded(end).length) : '';
    const wholes = [
      before,
      ...spelled(links).flatMap((link) => (before.endsWith(link) ? before.slice(0, -link.length) : [])),
    ];
    if (before.length >= PART_MIN && wholes.some((whole) => foodOf(whole, names)?.is === 'food')) return part;
  }
  return null;
}
