import { partsOf, stemsOf } from './words.ts';

/** Something that titles name. */
interface Named {
  /** In lower case. */
  names: readonly string[];
}

/** Finds the foods that a title names, best first. */
export function foodFinder<Food extends Named>(foods: readonly Food[]): (title: string) => Food[] {
  const byName = Map.groupBy(
    foods.flatMap((food) => food.names.map((name) => ({ name: stemsOf(name).join(' '), food }))),
    ({ name }) => name,
  );
  const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

  /** The foods of each whole name in the text. A longer name hides those in it: ice cream is no cream. */
  function namedIn(text: string): Food[][] {
    const words = stemsOf(text);
    const named: Food[][] = [];
    let start = 0;
    while (start < words.length) {
      let length = Math.min(longest, words.length - start);
      while (length > 0 && !byName.has(words.slice(start, start + length).join(' '))) length--;
      const found = byName.get(words.slice(start, start + length).join(' '));
      if (found) named.push(found.map(({ food }) => food));
      start += Math.max(1, length);
    }
    return named;
  }

  /** The name with the fewest foods comes first; of equals the last one, because apple juice is a juice. */
  const ranked = (text: string): Food[] =>
    namedIn(text)
      .reverse()
      .toSorted((a, b) => a.length - b.length)
      .flat();

  return (title) => [...new Set(partsOf(title).flatMap(ranked))];
}
