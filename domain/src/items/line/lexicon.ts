import type { DateKind } from '#items/keeping/good-through.ts';
import type { Place } from '#kitchens/place.ts';
import type { LineReader } from './line-food.ts';
import type { Measure } from './measures.ts';
import { type Phrases, phrasesLike, phrasesOf, spelled } from './phrases.ts';
import { plainly } from './tokens.ts';

/** The words of the language, the places and the people, ready to be looked up. */
export interface Lexicon {
  weekdays: Phrases<number>;
  months: Phrases<{ month: number; isAmbiguous: boolean }>;
  days: Phrases<number>;
  spans: Phrases<'day' | 'week' | 'month'>;
  within: Phrases<true>;
  beforeDay: Phrases<true>;
  article: Phrases<true>;
  next: Phrases<true>;
  labels: Phrases<DateKind>;
  numbers: Phrases<number>;
  measures: Phrases<Measure>;
  containers: Phrases<true>;
  of: Phrases<true>;
  times: Phrases<true>;
  quantity: Phrases<true>;
  places: Phrases<Place>;
  beforePlace: Phrases<true>;
  frozen: Phrases<true>;
  opened: Phrases<true>;
  forPerson: Phrases<true>;
  mine: Phrases<true>;
  everybodys: Phrases<true>;
  me: Phrases<true>;
  everybody: Phrases<true>;
  and: Phrases<true>;
  fillers: Phrases<true>;
  idioms: Phrases<true>;
  notFoods: Phrases<true>;
  /** People by the names they are called by. Two of them may share one. */
  names: Map<string, string[]>;
  /** The endings of a day's number. */
  ordinals: ReadonlySet<string>;
}

const meanings = <Meaning>(entries: Iterable<[Meaning, string]>): Phrases<Meaning> =>
  phrasesOf(
    Array.from(entries).flatMap(([meaning, spellings]) =>
      spelled(spellings).map((phrase): [string, Meaning] => [phrase, meaning]),
    ),
  );

const keyed = <Key extends string>(record: Record<Key, string>): Phrases<Key> =>
  meanings(Object.entries(record) as [Key, string][]);

function namesOf(people: LineReader['people']): Lexicon['names'] {
  const called = people.flatMap(({ id, name }) => {
    const words = plainly(name).split(/\s+/);
    return [...new Set([words[0] as string, words.join(' ')])].map((word) => ({ id, word }));
  });
  return new Map(
    [...Map.groupBy(called, ({ word }) => word)].map(([word, people]) => [word, people.map(({ id }) => id)]),
  );
}

export function lexiconOf({ words, places, people }: LineReader): Lexicon {
  const ambiguous = new Set(spelled(words.ambiguousMonths));
  const months = words.months.flatMap((spellings, index) =>
    spelled(spellings).map((name): [string, { month: number; isAmbiguous: boolean }] => [
      name,
      { month: index + 1, isAmbiguous: ambiguous.has(name) },
    ]),
  );
  const everyKitchen = Object.entries(words.places).flatMap(([place, spellings]) =>
    spelled(spellings).map((name): [string, Place] => [name, place as Place]),
  );
  return {
    weekdays: meanings(words.weekdays.entries()),
    months: phrasesOf(months),
    days: meanings(words.days),
    spans: keyed(words.spans),
    within: phrasesLike(words.within),
    beforeDay: phrasesLike(words.beforeDay),
    article: phrasesLike(words.article),
    next: phrasesLike(words.next),
    labels: keyed<DateKind>({ 'use-by': words.useBy, 'best-before': words.bestBefore, estimate: '' }),
    numbers: phrasesOf(Object.entries(words.numbers)),
    measures: keyed(words.measures),
    containers: phrasesLike(words.containers),
    of: phrasesLike(words.of),
    times: phrasesLike(words.times),
    quantity: phrasesLike(words.quantity),
    // A kitchen may call a place of its own like one that every kitchen has; then it means its own.
    places: phrasesOf([...places.map(({ id, name }): [string, Place] => [name, id]), ...everyKitchen]),
    beforePlace: phrasesLike(words.beforePlace),
    frozen: phrasesLike(words.frozen),
    opened: phrasesLike(words.opened),
    forPerson: phrasesLike(words.forPerson),
    mine: phrasesLike(words.mine),
    everybodys: phrasesLike(words.everybodys),
    me: phrasesLike(words.me),
    everybody: phrasesLike(words.everybody),
    and: phrasesLike(words.and),
    fillers: phrasesLike(words.fillers),
    idioms: phrasesLike(words.idioms),
    notFoods: phrasesLike(words.notFoods),
    names: namesOf(people),
    ordinals: new Set(spelled(words.ordinals)),
  };
}
