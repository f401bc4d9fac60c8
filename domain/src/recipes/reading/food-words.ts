import { nameIndex } from '#foods/names.ts';
import { type Phrases, phraseAt, runOf, spelled } from '#line/phrases.ts';
import { type LineToken, textOf } from './line-tokens.ts';
import { type RecipeLexicon, recipeLexicon } from './recipe-lexicon.ts';
import type { RecipeReader } from './recipe-words.ts';

export interface FoodContext {
  reader: RecipeReader;
  isTinned: boolean;
  /** Whether pieces are counted: 2 chopped tomatoes are fresh ones. */
  isCounted: boolean;
}

/** Of names whose first word would else only describe them. */
const NAME_LENGTHS = [2, 3];

const longest = (lists: readonly Phrases<true>[], tokens: readonly LineToken[], at: number): number =>
  Math.max(...lists.map((list) => phraseAt(list, tokens, at)?.length ?? 0));

/** How many words from there on describe the food and are no part of its name: "large, finely chopped". */
export function describedAt(
  tokens: readonly LineToken[],
  at: number,
  { reader, isTinned, isCounted }: FoodContext,
): number {
  const lexicon = recipeLexicon(reader.words);
  const { sizes, prepared, qualities, and, or, sold, soldInTins } = lexicon;
  const index = reader.names.grammar && nameIndex(reader.names);
  let length = 0;
  for (;;) {
    const here = at + length;
    const isInTins = phraseAt(soldInTins, tokens, here);
    // "Petits pois", "grüne Bohnen": other grammars than the English one tell such names apart.
    const isName = NAME_LENGTHS.some(
      (words) => here + words <= tokens.length && index?.isName(textOf(tokens.slice(here, here + words))),
    );
    const isSold = phraseAt(sold, tokens, here) || (isInTins ? !isCounted : isName);
    if (isSold) return length;
    const described = longest(isTinned ? [sizes, qualities] : [sizes, prepared, qualities], tokens, here);
    if (described > 0) {
      length += described;
      // "Kl.", "m.-große".
      while (tokens[at + length]?.plain === '.') length += tokens[at + length + 1]?.plain === '-' ? 2 : 1;
      continue;
    }
    // "Peeled and chopped carrots".
    const joint = Math.max(runOf(and, tokens, here), runOf(or, tokens, here));
    const isJoined = length > 0 && joint > 0 && longest([sizes, prepared], tokens, here + joint) > 0;
    if (!isJoined) return length;
    length += joint;
  }
}

/** Where the words of the food end, and others tell about it. */
function asideAt(tokens: readonly LineToken[], { asides, within, of }: RecipeLexicon): number {
  for (let at = 1; at < tokens.length; at++) {
    if (phraseAt(asides, tokens, at) || phraseAt(within, tokens, at)) return at;
    // "A chicken of 1.5 kg".
    const length = runOf(of, tokens, at);
    if (length > 0 && tokens[at + length]?.kind === 'number') return at;
  }
  return tokens.length;
}

/** "Tuna in oil" is tinned. */
function preservedIn(tokens: readonly LineToken[], at: number, { words, names }: RecipeReader): number {
  const within = runOf(recipeLexicon(words).within, tokens, at);
  const liquid = textOf(tokens.slice(at + within)).toLowerCase();
  const isLiquid = spelled(names.liquids.toLowerCase()).includes(liquid);
  return within > 0 && isLiquid ? tokens.length : at;
}

/** Without what stands behind the name: "onion finely chopped", "lemon wedges". */
function withoutEnd(tokens: readonly LineToken[], context: FoodContext): LineToken[] {
  const { names, words } = context.reader;
  const { portions, states } = recipeLexicon(words);
  const index = nameIndex(names);
  for (let end = 1; end < tokens.length; end++) {
    if (end + describedAt(tokens, end, context) !== tokens.length) continue;
    if (!index.isName(textOf(tokens))) return withoutEnd(tokens.slice(0, end), context);
  }
  const isPortioned = tokens.length > 1 && phraseAt(portions, tokens, tokens.length - 1);
  // A bay leaf and a stock cube are foods.
  const isName = [2, 3].some((length) => index.isName(textOf(tokens.slice(-length))));
  const shorter = tokens.slice(0, -1);
  const described = describedAt(shorter, 0, context);
  const isNamed = described + runOf(states, shorter, described) < shorter.length;
  return isPortioned && isNamed && !isName ? shorter : [...tokens];
}

interface NamedFood {
  /** The words of the food. */
  tokens: LineToken[];
  /** What was said of it behind them. */
  aside: LineToken[];
}

/** "Mûres" are blackberries, and not only ripe. English names are told from descriptions by their lists. */
const isNamedWhole = (tokens: readonly LineToken[], { names }: RecipeReader): boolean =>
  names.grammar !== undefined && nameIndex(names).isName(textOf(tokens));

/** The words of a food out of a part of a line. */
export function nameIn(tokens: readonly LineToken[], context: FoodContext): NamedFood {
  const { reader } = context;
  const lexicon = recipeLexicon(reader.words);
  const of = runOf(lexicon.of, tokens, 0);
  const isOtherwise = context.isCounted && phraseAt(lexicon.soldInTins, tokens, of);
  if (isNamedWhole(tokens.slice(of), reader) && !isOtherwise) return { tokens: tokens.slice(of), aside: [] };
  let start = of + describedAt(tokens, of, context);
  start += runOf(lexicon.of, tokens, start);
  // Nothing but a description: "the small, ripe".
  const described = tokens.slice(start);
  const end = preservedIn(described, asideAt(described, lexicon), reader);
  const isAside = described.length > 0 && phraseAt(lexicon.asides, described, 0) !== null;
  const name = isAside ? [] : withoutEnd(described.slice(0, end), context);
  return {
    tokens: name.filter(({ kind, plain }) => kind === 'word' || plain === '&'),
    aside: described.slice(isAside ? 0 : end),
  };
}
