import type { DateKind } from '#items/keeping/good-through.ts';
import type { Place } from '#kitchens/place.ts';
import type { BeginningKind, LineReader } from './line-food.ts';
import type { LineWords } from './line-words.ts';
import type { Measure } from './measures.ts';
import { type Phrases, phrasesLike, phrasesOf, spelled } from './phrases.ts';
import { plainly } from './tokens.ts';

/** The words of the language, the places and the people, ready to be looked up. */
export interface Lexicon {
  weekdays: Phrases<number>;
  months: Phrases<{ month: number; isAmbiguous: boolean }>;
  days: Phrases<number>;
  shortDays: Phrases<number>;
  pastDays: Phrases<number>;
  spans: Phrases<'day' | 'week' | 'month' | 'year'>;
  more: Phrases<true>;
  within: Phrases<true>;
  beforeDay: Phrases<true>;
  article: Phrases<true>;
  next: Phrases<true>;
  last: Phrases<true>;
  nextBehind: Phrases<true>;
  lastBehind: Phrases<true>;
  ago: Phrases<true>;
  agoBefore: Phrases<true>;
  numberedBy: Phrases<true>;
  weeks: Phrases<true>;
  monthParts: Phrases<number>;
  coming: Phrases<'week' | 'weekend' | 'month'>;
  weeksLater: Phrases<number>;
  began: Phrases<BeginningKind>;
  notEnds: Phrases<true>;
  endOfMonth: Phrases<true>;
  beforeMonthEnd: Phrases<true>;
  onDay: Phrases<true>;
  weekend: Phrases<true>;
  vagueDays: Phrases<number[]>;
  holidays: Phrases<string>;
  ordinalWords: Phrases<number>;
  packSizes: Phrases<true>;
  oneOf: Phrases<true>;
  joints: Phrases<true>;
  strays: Phrases<true>;
  pronouns: Phrases<true>;
  clauses: Phrases<true>;
  usesUp: Phrases<true>;
  putsAway: Phrases<true>;
  fromWhere: Phrases<true>;
  fewOf: Phrases<true>;
  timesOfDay: Phrases<true>;
  lots: Phrases<true>;
  sized: Phrases<true>;
  hedges: Phrases<true>;
  forAll: Phrases<true>;
  percent: Phrases<true>;
  spokenSigns: Phrases<true>;
  corrections: Phrases<true>;
  replaced: Phrases<true>;
  replacedBy: Phrases<true>;
  insteadOf: Phrases<true>;
  absent: Phrases<true>;
  occasions: Phrases<true>;
  shopTalk: Phrases<true>;
  finite: Phrases<true>;
  noDate: Phrases<true>;
  expired: Phrases<true>;
  sinceThen: Phrases<true>;
  vague: Phrases<true>;
  labels: Phrases<DateKind>;
  numbers: Phrases<number>;
  multiples: Phrases<number>;
  andPart: Phrases<number>;
  point: Phrases<true>;
  to: Phrases<true>;
  about: Phrases<true>;
  currencies: Phrases<string>;
  cents: Phrases<true>;
  besidePrices: Phrases<true>;
  beforeSums: Phrases<true>;
  eachBefore: Phrases<true>;
  per: Phrases<true>;
  measures: Phrases<Measure>;
  containers: Phrases<true>;
  of: Phrases<true>;
  times: Phrases<true>;
  quantity: Phrases<true>;
  places: Phrases<Place>;
  whichPlace: Phrases<true>;
  beforePlace: Phrases<true>;
  frozen: Phrases<true>;
  opened: Phrases<true>;
  forPerson: Phrases<true>;
  ofPerson: Phrases<true>;
  mine: Phrases<true>;
  everybodys: Phrases<true>;
  me: Phrases<true>;
  everybody: Phrases<true>;
  and: Phrases<true>;
  fillers: Phrases<true>;
  cutAtShops: Phrases<true>;
  asSold: Phrases<true>;
  preparations: Phrases<true>;
  idioms: Phrases<true>;
  notFoods: Phrases<true>;
  notLines: Phrases<true>;
  /** People by the names they are called by. Two of them may share one. */
  names: Map<string, string[]>;
  /** The endings of a day's number. */
  ordinals: ReadonlySet<string>;
  frozenPrefixes: readonly string[];
  pluralEndings: readonly string[];
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

/** Parts of words. */
const written = (spellings: string): string[] => spelled(spellings).map(plainly).filter(Boolean);

type WordLexicon = Omit<Lexicon, 'places' | 'names'>;

function wordLexicon(words: LineWords): WordLexicon {
  const ambiguous = new Set(spelled(words.ambiguousMonths));
  const months = words.months.flatMap((spellings, index) =>
    spelled(spellings).map((name): [string, { month: number; isAmbiguous: boolean }] => [
      name,
      { month: index + 1, isAmbiguous: ambiguous.has(name) },
    ]),
  );
  return {
    weekdays: meanings(words.weekdays.entries()),
    months: phrasesOf(months),
    days: meanings(words.days),
    shortDays: meanings(words.shortDays),
    pastDays: meanings(words.pastDays),
    spans: keyed(words.spans),
    more: phrasesLike(words.more),
    within: phrasesLike(words.within),
    beforeDay: phrasesLike(words.beforeDay),
    article: phrasesLike(words.article),
    next: phrasesLike(words.next),
    last: phrasesLike(words.last),
    ago: phrasesLike(words.ago),
    agoBefore: phrasesLike(words.agoBefore),
    nextBehind: phrasesLike(words.nextBehind),
    lastBehind: phrasesLike(words.lastBehind),
    numberedBy: phrasesLike(words.numberedBy),
    weeks: phrasesLike(words.weeks),
    monthParts: meanings(words.monthParts),
    coming: keyed(words.coming),
    weeksLater: meanings(words.weeksLater),
    began: keyed(words.began),
    notEnds: phrasesLike(words.notEnds),
    endOfMonth: phrasesLike(words.endOfMonth),
    beforeMonthEnd: phrasesLike(words.beforeMonthEnd),
    onDay: phrasesLike(words.onDay),
    weekend: phrasesLike(words.weekend),
    vagueDays: meanings(words.vagueDays),
    holidays: keyed(words.holidays),
    ordinalWords: phrasesOf(spelled(words.ordinalWords).map((word, at) => [word, at + 1])),
    packSizes: phrasesLike(words.packSizes),
    oneOf: phrasesLike(words.oneOf),
    joints: phrasesLike(words.joints),
    strays: phrasesLike(words.strays),
    pronouns: phrasesLike(words.pronouns),
    clauses: phrasesLike(words.clauses),
    usesUp: phrasesLike(words.usesUp),
    putsAway: phrasesLike(words.putsAway),
    fromWhere: phrasesLike(words.fromWhere),
    fewOf: phrasesLike(words.fewOf),
    timesOfDay: phrasesLike(words.timesOfDay),
    lots: phrasesLike(words.lots),
    sized: phrasesLike(words.sized),
    hedges: phrasesLike(words.hedges),
    forAll: phrasesLike(words.forAll),
    percent: phrasesLike(words.percent),
    spokenSigns: phrasesLike(words.spokenSigns),
    corrections: phrasesLike(words.corrections),
    replaced: phrasesLike(words.replaced),
    replacedBy: phrasesLike(words.replacedBy),
    insteadOf: phrasesLike(words.insteadOf),
    absent: phrasesLike(words.absent),
    occasions: phrasesLike(words.occasions),
    shopTalk: phrasesLike(words.shopTalk),
    finite: phrasesLike(words.finite),
    noDate: phrasesLike(words.noDate),
    expired: phrasesLike(words.expired),
    sinceThen: phrasesLike(words.sinceThen),
    vague: phrasesLike(words.vague),
    labels: keyed<DateKind>({ 'use-by': words.useBy, 'best-before': words.bestBefore, estimate: '' }),
    numbers: phrasesOf(Object.entries(words.numbers)),
    multiples: phrasesOf(Object.entries(words.multiples)),
    andPart: phrasesOf(Object.entries(words.andPart)),
    point: phrasesLike(words.point),
    to: phrasesLike(words.to),
    about: phrasesLike(words.about),
    currencies: keyed(words.currencies),
    cents: phrasesLike(words.cents),
    besidePrices: phrasesLike(words.besidePrices),
    beforeSums: phrasesLike(words.beforeSums),
    eachBefore: phrasesLike(words.eachBefore),
    per: phrasesLike(words.per),
    // A handful is as much as somebody takes at once.
    measures: keyed({ ...words.measures, portion: `${words.measures.portion}, ${words.vague}` }),
    containers: phrasesLike(words.containers),
    of: phrasesLike(words.of),
    times: phrasesLike(words.times),
    quantity: phrasesLike(words.quantity),
    whichPlace: phrasesLike(words.whichPlace),
    beforePlace: phrasesLike(words.beforePlace),
    frozen: phrasesLike(words.frozen),
    opened: phrasesLike(words.opened),
    forPerson: phrasesLike(words.forPerson),
    ofPerson: phrasesLike(words.ofPerson),
    mine: phrasesLike(words.mine),
    everybodys: phrasesLike(words.everybodys),
    me: phrasesLike(words.me),
    everybody: phrasesLike(words.everybody),
    and: phrasesLike(words.and),
    fillers: phrasesLike(words.fillers),
    cutAtShops: phrasesLike(words.cutAtShops),
    asSold: phrasesLike(words.asSold),
    preparations: phrasesLike(words.preparations),
    // Salt and pepper is also salt & pepper.
    idioms: phrasesLike(
      `${words.idioms}, ${words.idioms.replaceAll(' and ', ' & ')}, ${words.idioms.replaceAll(' and ', ' n ')}`,
    ),
    notFoods: phrasesLike(words.notFoods),
    notLines: phrasesLike(words.notLines),
    ordinals: new Set(spelled(words.ordinals)),
    frozenPrefixes: written(words.frozenPrefixes),
    pluralEndings: written(words.plurals.endings),
  };
}

/** A line is read at every key that is pressed, so the words of the language are prepared once. */
const prepared = new WeakMap<LineWords, WordLexicon>();

export function lexiconOf({ words, places, people }: LineReader): Lexicon {
  const ofWords = prepared.get(words) ?? wordLexicon(words);
  prepared.set(words, ofWords);
  const everyKitchen = Object.entries(words.places).flatMap(([place, spellings]) =>
    spelled(spellings).map((name): [string, Place] => [name, place as Place]),
  );
  return {
    ...ofWords,
    // A kitchen may call a place of its own like one that every kitchen has; then it means its own.
    places: phrasesOf([...places.map(({ id, name }): [string, Place] => [name, id]), ...everyKitchen]),
    names: namesOf(people),
  };
}
