import { partsOf, productKey, stemsOf } from '#foods/words.ts';

interface Bought {
  id: string;
  title: string;
}

interface Wanted {
  _id: string;
  title: string;
}

/** Short words are units and abbreviations: "milk 1l", "eggs m". */
const WORD_MIN = 3;

const wordsIn = (title: string): string[] =>
  stemsOf(partsOf(title)[0] ?? '').filter((word) => word.length >= WORD_MIN);

/** Semi-skimmed milk is the milk that a person wanted; milk chocolate is not. */
function isKindOf(bought: string, wanted: string): boolean {
  const [words, asked] = [wordsIn(bought), wordsIn(wanted)];
  return asked.length > 0 && words.at(-1) === asked.at(-1) && asked.every((word) => words.includes(word));
}

/**
 * Which entries of a list were bought, by what stands on a receipt: for each thing that was bought the entry that it is,
 * and each entry once. The same product comes before a kind of it.
 */
export function recognised<Entry extends Wanted>(
  bought: readonly Bought[],
  entries: readonly Entry[],
): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const left = new Set(entries);
  const match = (isMatch: (thing: Bought, entry: Entry) => boolean) => {
    for (const thing of bought) {
      if (found.has(thing.id)) continue;
      const entry = [...left].find((one) => isMatch(thing, one));
      if (!entry) continue;
      found.set(thing.id, entry);
      left.delete(entry);
    }
  };
  match((thing, entry) => productKey(thing.title) === productKey(entry.title));
  match((thing, entry) => isKindOf(thing.title, entry.title));
  return found;
}
