import type { Aside, Segment } from './lexicon.ts';
import type { NameIndex } from './names.ts';

/** The words after these describe the food: "yoghurt with strawberries", "milk, for the pancakes", "basil on the sill". */
const ENGLISH_ASIDE = /[,;:(/–—+]|\s-\s|\b(?:with|without|in|on the|for|from|w)\b/iu;
const MARKS = /([,;:(/–—+]|\s-\s)/u;

export interface TitlePart {
  /** What stood before it. */
  after: Aside | null;
  segments: Segment[];
}

export interface ReadTitle {
  parts: TitlePart[];
  /** For each unknown word one, and more for each that was guessed. */
  doubts: number;
}

function englishAside(words: string): Aside {
  if (words === 'in') return 'preserving';
  return words === 'with' || words === 'w' || words === '+' ? 'serving' : 'other';
}

function inEnglish(title: string, { read }: NameIndex): ReadTitle {
  const parts: TitlePart[] = [];
  let after: Aside | null = null;
  let doubts = 0;
  for (let rest = title; ; ) {
    const found = ENGLISH_ASIDE.exec(rest);
    const part = read(found ? rest.slice(0, found.index) : rest);
    doubts += part.doubts;
    if (part.segments.length > 0) parts.push({ after, segments: part.segments });
    if (!found) return { parts, doubts };
    after = englishAside(found[0].toLowerCase());
    rest = rest.slice(found.index + found[0].length);
  }
}

/** Asides are words of the language, and names may have them in them: "Hering in Tomatensauce", "pain au chocolat". */
function byWords(title: string, { read }: NameIndex): ReadTitle {
  const parts: TitlePart[] = [];
  let after: Aside | null = null;
  let doubts = 0;
  for (const text of title.split(MARKS)) {
    if (MARKS.test(text)) {
      after = text === '+' ? 'serving' : 'other';
      continue;
    }
    const found = read(text);
    doubts += found.doubts;
    let segments: Segment[] = [];
    const end = () => segments.length > 0 && parts.push({ after, segments });
    for (const segment of found.segments) {
      if (segment.is !== 'aside') {
        segments.push(segment);
        continue;
      }
      end();
      segments = [];
      after = segment.aside;
    }
    end();
  }
  return { parts, doubts };
}

/** The parts of a title, of which the first is what it is about. */
export function readTitle(title: string, index: NameIndex): ReadTitle {
  if (index.isName(title)) {
    // Some names have words of asides in them: "tuna in brine", "toad in the hole".
    const { segments, doubts } = index.read(title);
    return { parts: [{ after: null, segments }], doubts };
  }
  return index.grammar ? byWords(title, index) : inEnglish(title, index);
}
