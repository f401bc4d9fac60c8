import { type Finder, type Line, titleEdges } from '#line/line.ts';
import { phraseAt, runOf } from '#line/phrases.ts';

/** Whose it is: the people of that name, or null for everybody's. */
export interface NamedOwners {
  people: string[] | null;
  isGuessed: boolean;
}

const BRAND_JOINTS = new Set(['&', '+', 'and', 'n', "'n'"]);

/** "Ben's", "Chris'". Without an apostrophe only as the first word, since "roses" are also flowers. */
function possessiveAt({ tokens, lexicon, reader }: Line, at: number, isFirst: boolean): NamedOwners | null {
  // Jerry of "Ben & Jerry's" is nobody's flatmate.
  if (BRAND_JOINTS.has(tokens[at - 1]?.plain ?? '')) return null;
  const word = tokens[at]?.plain ?? '';
  for (const ending of reader.words.possessives) {
    const people = word.endsWith(ending) ? lexicon.names.get(word.slice(0, -ending.length)) : undefined;
    const hasApostrophe = ending.includes("'");
    if (people && (hasApostrophe || isFirst)) return { people, isGuessed: !hasApostrophe };
  }
  return null;
}

export const findWhose: Finder<NamedOwners> = (line, at) => {
  const { tokens, lexicon, reader } = line;
  const [first, end] = titleEdges(line);
  const possessive = possessiveAt(line, at, at === first);
  if (possessive) return { meaning: possessive, length: 1 };
  const everybodys = phraseAt(lexicon.everybodys, tokens, at);
  if (everybodys) return { meaning: { people: null, isGuessed: false }, length: everybodys.length };
  const mine = phraseAt(lexicon.mine, tokens, at);
  if (mine && reader.me && (at === first || at + mine.length === end))
    return { meaning: { people: [reader.me], isGuessed: false }, length: mine.length };
  const before = runOf(lexicon.forPerson, tokens, at);
  if (before > 0) return personAt(line, at + before, before);
  const of = at > first ? runOf(lexicon.ofPerson, tokens, at) : 0;
  const owners = of > 0 ? lexicon.names.get(tokens[at + of]?.plain ?? '') : undefined;
  // "Eau de rose" is nobody's.
  return owners ? { meaning: { people: owners, isGuessed: true }, length: of + 1 } : null;
};

/** "for Ben", "for me", "for everyone". */
function personAt(
  { tokens, lexicon, reader }: Line,
  at: number,
  before: number,
): ReturnType<Finder<NamedOwners>> {
  const me = phraseAt(lexicon.me, tokens, at);
  if (me && reader.me)
    return { meaning: { people: [reader.me], isGuessed: false }, length: before + me.length };
  const everybody = phraseAt(lexicon.everybody, tokens, at);
  if (everybody) return { meaning: { people: null, isGuessed: false }, length: before + everybody.length };
  const people = lexicon.names.get(tokens[at]?.plain ?? '');
  return people ? { meaning: { people, isGuessed: false }, length: before + 1 } : null;
}
