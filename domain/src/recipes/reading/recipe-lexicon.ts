import { type Phrases, phrasesLike, phrasesOf, spelled } from '#line/phrases.ts';
import type { RecipeMeasure } from './measures.ts';
import type { RecipeSection, RecipeWords, TimeLabel } from './recipe-words.ts';

const LISTS = [
  ...(['to', 'about', 'times', 'inSticks', 'american', 'of', 'and', 'or', 'each', 'plus', 'sizes'] as const),
  ...(['prepared', 'qualities', 'sold', 'soldInTins', 'states', 'portions', 'parts', 'asides'] as const),
  ...(['within', 'optional', 'noAlternatives', 'firstHalves', 'secondHalves', 'equipment'] as const),
  ...(['forPart', 'partNames', 'verbs', 'lastVerbs', 'step', 'servingsBefore', 'servingsBehind'] as const),
] as const;

type ListName = (typeof LISTS)[number];

/** The words of a language, ready to be looked up. */
export interface RecipeLexicon extends Record<ListName, Phrases<true>> {
  numbers: Phrases<number>;
  multiples: Phrases<number>;
  andPart: Phrases<number>;
  genitives: Phrases<number>;
  thousands: RecipeWords['thousands'];
  measures: Phrases<RecipeMeasure>;
  headings: Phrases<RecipeSection>;
  timeLabels: Phrases<TimeLabel>;
  /** In minutes. */
  spans: Phrases<number>;
  capitalMeasures: ReadonlyMap<string, RecipeMeasure>;
}

const MINUTES = { minute: 1, hour: 60, day: 24 * 60 };

const keyed = <Key extends string>(record: Record<Key, string>): Phrases<Key> =>
  phrasesOf(
    (Object.entries(record) as [Key, string][]).flatMap(([key, spellings]) =>
      spelled(spellings).map((phrase): [string, Key] => [phrase, key]),
    ),
  );

const INFLECTED: readonly ListName[] = ['sizes', 'prepared', 'qualities', 'states'];

/** As it is, and with each of the endings. */
function inflected(spellings: string, endings: string): string {
  const forms = spelled(endings).filter((ending) => ending !== '');
  const words = spelled(spellings);
  return [...words, ...words.flatMap((word) => forms.map((ending) => word + ending))].join(', ');
}

function lexiconFrom(words: RecipeWords): RecipeLexicon {
  const lists = Object.fromEntries(
    LISTS.map((name) => [
      name,
      phrasesLike(INFLECTED.includes(name) ? inflected(words[name], words.endings) : words[name]),
    ]),
  );
  return {
    ...(lists as Record<ListName, Phrases<true>>),
    numbers: phrasesOf(Object.entries(words.numbers)),
    multiples: phrasesOf(Object.entries(words.multiples)),
    andPart: phrasesOf(Object.entries(words.andPart)),
    genitives: phrasesOf(Object.entries(words.genitives)),
    thousands: words.thousands,
    measures: keyed(words.measures),
    headings: keyed(words.headings),
    timeLabels: keyed(words.timeLabels),
    spans: phrasesOf(
      Object.entries(words.spans).flatMap(([span, spellings]) =>
        spelled(spellings).map((phrase): [string, number] => [phrase, MINUTES[span as keyof typeof MINUTES]]),
      ),
    ),
    capitalMeasures: new Map(Object.entries(words.capitalMeasures)),
  };
}

const prepared = new WeakMap<RecipeWords, RecipeLexicon>();

/** Made once for the words of a language. */
export function recipeLexicon(words: RecipeWords): RecipeLexicon {
  const known = prepared.get(words) ?? lexiconFrom(words);
  prepared.set(words, known);
  return known;
}
