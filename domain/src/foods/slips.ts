/** Shorter words are like too many others. */
const LONG = 5;
const SHORTEST = 3;

/** Without the vowels inside, doubled consonants, and c before k: chicken and chkn are written alike. */
const skeletonOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')).replace(/ck/g, 'k').replace(/(.)\1/g, '$1');

/** Whether it has a letter more than a word with the same first one, somewhere inside. */
function hasOneMore(longer: string, word: string): boolean {
  let at = 1;
  while (at < word.length - 1 && longer[at] === word[at]) at++;
  return longer.endsWith(word.slice(at));
}

/** A letter doubled, or two that changed places. Another letter makes another word of it. */
function* withoutSlip(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    if (behind[0] === behind[1]) yield before + behind.slice(1);
    if (at > 0 && behind.length > 1) yield `${before}${behind[1]}${behind[0]}${behind.slice(2)}`;
  }
}

/** "Yougurt": one of its vowels is too many. */
function* withoutVowel(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++)
    if (/[aeiou]/.test(word.charAt(at))) yield word.slice(0, at) + word.slice(at + 1);
}

/** Of a word with a letter more: testing those that begin alike is quicker than making them up. */
const beginning = (word: string, more = 0): string => `${word.charAt(0)}${word.length + more}`;

/** Finds the one word of the list that an unknown word is, with a slip or written without its vowels. */
export function slipReader(known: ReadonlySet<string>): (word: string) => string | null {
  let bySkeleton: Map<string, string[]> | null = null;
  let byBeginning: Map<string, string[]> | null = null;
  const only = (found: readonly string[]) => (new Set(found).size === 1 ? (found[0] ?? null) : null);
  return (word) => {
    if (known.has(word)) return null;
    const isShort = word.length >= SHORTEST && !/[aeiou]/.test(word.slice(1));
    if (isShort) {
      bySkeleton ??= Map.groupBy(known, skeletonOf);
      const longer = (bySkeleton.get(skeletonOf(word)) ?? []).filter(({ length }) => length > word.length);
      const least = Math.min(...longer.map(({ length }) => length));
      return only(longer.filter(({ length }) => length === least));
    }
    if (word.length < LONG) return null;
    const shorter = word.slice(0, -1);
    const knownOf = (words: Iterable<string>) => only(Array.from(words).filter((each) => known.has(each)));
    byBeginning ??= Map.groupBy(known, (each) => beginning(each));
    const longer = (byBeginning.get(beginning(word, 1)) ?? []).filter((each) => hasOneMore(each, word));
    const mended = knownOf([...longer, ...withoutSlip(word)]) ?? knownOf(withoutVowel(word));
    // "Garlick".
    return mended ?? (word.length > LONG && known.has(shorter) ? shorter : null);
  };
}
