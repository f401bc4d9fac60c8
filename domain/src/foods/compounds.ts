import type { Food } from './food.ts';
import { keptIn } from './keeps.ts';
import type { Segment } from './lexicon.ts';
import { together } from './together.ts';

/** What a compound is made of; its head is the last. */
export interface Compound {
  parts: Segment[];
  /** Nobody knows what stands before its head. */
  isGuess: boolean;
}

interface CompoundWords {
  /** What a single word means, in any of its forms. */
  meaningOf: (word: string) => Segment | undefined;
  /** What a word means as the end of another; null if nobody knows, undefined if it means nothing else than alone. */
  headOf: (word: string) => Segment | null | undefined;
  links: readonly string[];
}

interface Head {
  before: string;
  /** Null if nobody knows what this end of a word means. */
  head: Segment | null;
  isSpecial: boolean;
}

/** Shorter words stand at the end of too many others by chance: Preis is no Eis. */
const HEAD_MIN = 4;
const SHORT_HEAD_MIN = 3;
const DEPTH_MAX = 3;
const LONGEST = 40;

/** Of what keeps longer, only kinds that do no harm are believed of a word that nobody knows: a drink, a sweet, a fruit. */
const GUESSED_DAYS = 14;
const HARMLESS = ['Beverages', 'Snacks', 'Fruits', 'Vegetable'];

function mayGuess(food: Food): boolean {
  if (food.traits.has('strict')) return false;
  const days = keptIn(food, food.place, false)?.days ?? 0;
  return days <= GUESSED_DAYS || HARMLESS.includes(food.category);
}

const isPart = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined && ['food', 'state', 'neutral'].includes(segment.is);

/** Foods in one word are one food; what was done to it stands beside it. */
export function asOne({ parts, isGuess }: Compound): Compound | null {
  const foods = parts.flatMap((part) => (part.is === 'food' ? part.food : []));
  const others = parts.filter(({ is }) => is !== 'food');
  const head = foods.pop();
  if (!head || foods.length === 0) return { parts, isGuess };
  const food = together(head, foods);
  return food && { parts: [...others, { is: 'food', food }], isGuess };
}

/** Reads words that are made of others: the last part says what it is, and of two that fit the longer one. */
export function compoundReader({
  meaningOf,
  headOf,
  links,
}: CompoundWords): (word: string) => Compound | null {
  /** What stands before a head: Erdbeer-, Schweine-, Rinderhack-. */
  function modifierOf(word: string, depth: number): Segment[] | null {
    const forms = [
      word,
      ...links.flatMap((link) => (word.endsWith(link) ? word.slice(0, -link.length) : [])),
    ];
    for (const form of forms) {
      const meaning = form.length > 1 ? meaningOf(form) : undefined;
      if (isPart(meaning) && (meaning.is === 'food' || form.length > 2)) return [meaning];
    }
    return depth < DEPTH_MAX ? (known(word, depth + 1)?.parts ?? null) : null;
  }

  function* headsIn(word: string, least: number): Generator<Head> {
    for (let at = 2; at < word.length; at++) {
      const end = word.slice(at);
      const special = headOf(end);
      const head = special === undefined && end.length >= least ? meaningOf(end) : special;
      if (head === null || head?.is === 'household' || isPart(head))
        yield { before: word.slice(0, at), head, isSpecial: special !== undefined };
    }
  }

  /** Of whose parts each is known. */
  function known(word: string, depth: number): Compound | null {
    for (const { before, head } of headsIn(word, SHORT_HEAD_MIN)) {
      const modifiers = modifierOf(before, depth);
      if (!modifiers) continue;
      const parts = head ? [...modifiers, head] : [];
      return parts.some(({ is }) => is === 'food' || is === 'household') ? { parts, isGuess: false } : null;
    }
    return null;
  }

  function guessed(word: string): Compound | null {
    for (const { before, head, isSpecial } of headsIn(word, HEAD_MIN)) {
      if (!head) return null;
      if (before.length < SHORT_HEAD_MIN) continue;
      if (head.is === 'household' || (head.is === 'state' && isSpecial))
        return { parts: [head], isGuess: true };
      if (head.is === 'food')
        return mayGuess(head.food) ? { parts: [{ is: 'unknown' }, head], isGuess: true } : null;
    }
    return null;
  }

  return (word) => {
    if (word.length > LONGEST) return null;
    const compound = known(word, 0);
    return compound ? asOne(compound) : guessed(word);
  };
}
