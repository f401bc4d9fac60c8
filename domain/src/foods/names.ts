import { asOne, type Compound, compoundReader } from './compounds.ts';
import { isA } from './food.ts';
import type { FoodGrammar, TitleWord } from './grammar.ts';
import { type FoodLexicon, type FoodNames, keyOf, lexicon, type Segment, writingOf } from './lexicon.ts';
import { slipReader } from './slips.ts';
import { stemsOf } from './words.ts';

export type { FoodNames, Segment } from './lexicon.ts';

/** Words of a title, with what they mean. */
interface TitleReading {
  segments: Segment[];
  /** For each unknown word one, and more for each that was guessed. */
  doubts: number;
}

export interface NameIndex {
  grammar: FoodGrammar | undefined;
  isName: (text: string) => boolean;
  /** What the words before and behind each aside mean, the asides among them. */
  read: (text: string) => TitleReading;
  segmentsOf: (text: string) => Segment[];
  stemsOf: (text: string) => string[];
  /** Those of the other languages. */
  also: () => NameIndex[];
}

const LONGEST = 5;
/** With small words within it. */
const LONGEST_WITHIN = 8;
const JOINED_MAX = 3;
/** A word was guessed: a slip, or a compound with an unknown part. */
const GUESSED = 2;
const UNKNOWN: Segment = { is: 'unknown' };

const isNamed = ({ is }: Segment) => is === 'unknown' || is === 'food';

/** Names of more than one word, and words that are made of others. */
function nameReader({ grammar, stemOf, byName, byWriting, byEnd }: FoodLexicon) {
  const singly = (word: string) => byName.get(stemOf(word)) ?? byName.get(word);
  const links = grammar?.links?.split(/,\s*/) ?? null;
  const compoundOf =
    links && compoundReader({ meaningOf: singly, headOf: (word) => byEnd.get(stemOf(word)), links });

  /** Written as one word, what the list has as two: "Rotebete". */
  function apart(word: string): Compound | null {
    for (let at = 2; at < word.length - 1; at++) {
      const found = byName.get(`${stemOf(word.slice(0, at))} ${stemOf(word.slice(at))}`);
      if (found) return { parts: [found], isGuess: false };
    }
    return null;
  }

  function called(tokens: readonly TitleWord[]): Segment | undefined {
    if (!grammar) return byName.get(keyOf(tokens));
    const found = byWriting.get(writingOf(tokens)) ?? byName.get(keyOf(tokens));
    if (found || !links || tokens.length < 2 || tokens.length > JOINED_MAX) return found;
    // Written as several words, what the list has as one: "Erdnuss-Butter".
    const joined = singly(tokens.map(({ plain }) => plain).join(''));
    return joined?.is === 'food' || joined?.is === 'household' ? joined : undefined;
  }

  /** The name that the words are, also where a shop writes the kind behind: "tomatoes cherry". */
  function named(tokens: readonly TitleWord[]): Segment | undefined {
    const found = called(tokens);
    if (found || tokens.length < 2 || tokens.length > 3 || grammar?.head === 'first') return found;
    const [first, ...others] = tokens as [TitleWord, ...TitleWord[]];
    const turned = byName.get(keyOf([...others, first]));
    return turned?.is === 'food' && byName.get(first.stem)?.is === 'food' ? turned : undefined;
  }
  return {
    called,
    named,
    compoundOf: links && ((word: string) => apart(word) ?? compoundOf?.(word) ?? null),
  };
}

interface Word extends TitleWord {
  /** With a slip in it. */
  isMended?: boolean;
  compound?: Compound | null;
}

/** Whether only condiments stand beside it: "rôti moutarde" is meat, "cœur de laitue" is not. */
const isSeasoned = (segments: readonly Segment[], meat: Segment): boolean =>
  segments.every(
    (other) =>
      other === meat || other.is !== 'food' || ['condiment', 'spices'].some((kind) => isA(other.food, kind)),
  );

/** What a word is beside another food, where one is; a maker says nothing: "KTC sunflower oil". */
function resolved(segments: readonly Segment[], isFirst: boolean): Segment[] {
  return segments.map((segment, index) => {
    if (segment.is !== 'food' || !segment.otherwise) return segment;
    const isMaker = (at: number) => (isFirst ? at > index : at < index);
    if (isFirst && segment.food.traits.has('use-by') && isSeasoned(segments, segment)) return segment;
    const isAlone = segments.every(
      (other, at) => other === segment || !isNamed(other) || (other.is === 'unknown' && isMaker(at)),
    );
    return isAlone ? segment : segment.otherwise;
  });
}

function indexOf(names: FoodNames): NameIndex {
  const own = lexicon(names);
  const { grammar, byName } = own;
  const { called, named, compoundOf } = nameReader(own);
  const known = new Set([...byName.keys()].flatMap((name) => name.split(' ')));
  const mendedStem = slipReader(known);
  const others = names.also ?? [];
  const links = grammar?.links;
  const longest = grammar?.within ? LONGEST_WITHIN : LONGEST;

  /** What the word means in another language; it is no slip then. */
  function abroad({ written }: TitleWord): Segment | undefined {
    for (const other of others.map(lexicon)) {
      const [token] = other.tokensOf(written);
      const found = token && other.byName.get(token.stem);
      if (found) return found;
    }
    return undefined;
  }

  function wordOf(token: TitleWord): Word {
    if (known.has(token.stem) || abroad(token)) return token;
    const compound = compoundOf?.(token.plain) ?? null;
    const stem = compound?.isGuess === false ? null : mendedStem(token.stem);
    return stem === null ? { ...token, compound } : { ...token, stem, isMended: true };
  }

  /** A word that is no name: a state in another language, or made of others. */
  function unnamed(word: Word, isAlone: boolean): TitleReading {
    const foreign = abroad(word);
    if (foreign?.is === 'state') return { segments: [foreign], doubts: 0 };
    if (foreign?.is === 'neutral') return { segments: [foreign], doubts: 1 };
    if (foreign) return { segments: [UNKNOWN], doubts: GUESSED };
    const compound = word.compound ?? compoundOf?.(word.plain);
    if (compound) return { segments: compound.parts, doubts: compound.isGuess ? GUESSED : 0 };
    const isNothing = word.isWithin || (grammar && word.plain.length === 1);
    // Shops print short marks behind names: "Hackfleisch QS".
    if (grammar && word.plain.length === 2 && !isNothing && !isAlone)
      return { segments: [{ is: 'neutral' }], doubts: 1 };
    return isNothing ? { segments: [{ is: 'neutral' }], doubts: 0 } : { segments: [UNKNOWN], doubts: 1 };
  }

  function read(text: string): TitleReading {
    const words = own.tokensOf(text).map(wordOf);
    const runs: Segment[][] = [[]];
    /** Since there, hyphens join the words. */
    let joined = 0;
    let doubts = GUESSED * words.filter(({ isMended }) => isMended).length;
    for (let start = 0; start < words.length; ) {
      let end = Math.min(start + longest, words.length);
      while (end > start + 1 && !named(words.slice(start, end))) end--;
      const name = named(words.slice(start, end));
      const found = name
        ? { segments: [name], doubts: 0 }
        : unnamed(words[start] as Word, words.length === 1);
      const run = runs.at(-1) ?? [];
      if (!words[start]?.isJoined) joined = run.length;
      if (name?.is === 'aside') runs.push([name], []);
      else run.push(...found.segments);
      const isEnd = name?.is !== 'aside' && links && !words[end]?.isJoined;
      const parts = isEnd ? run.slice(joined) : [];
      // "Pfirsich-Maracuja-Joghurt" is one word.
      if (parts.length > 1 && parts.at(-1)?.is === 'food')
        run.splice(joined, parts.length, ...(asOne({ parts, isGuess: false })?.parts ?? [UNKNOWN]));
      doubts += found.doubts;
      start = end;
    }
    return { segments: runs.flatMap((run) => resolved(run, grammar?.head === 'first')), doubts };
  }

  return {
    grammar,
    isName: (text) => called(own.tokensOf(text).map(wordOf))?.is === 'food',
    read,
    segmentsOf: (text) => read(text).segments,
    stemsOf: (text) => (grammar ? own.tokensOf(text).map(({ stem }) => stem) : stemsOf(text)),
    also: () => others.map(nameIndex),
  };
}

const indexes = new WeakMap<FoodNames, NameIndex>();

/** Made once for the names of a language, and what else is read beside it. */
export function nameIndex(names: FoodNames): NameIndex {
  const index = indexes.get(names) ?? indexOf(names);
  indexes.set(names, index);
  return index;
}
