import { type Finder, isFree, type Line, type PhraseMatch, take, titleEdges } from '#line/line.ts';
import { phraseAt, runOf } from '#line/phrases.ts';

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d{1,7}(?:[.,]\\d{1,2})?';
/** A number with what is glued to it: "£1.45", "Rs.275", "1,45€", "275/-". */
const MONEY = new RegExp(`^([^\\d\\s]{0,4}?)\\.?(${NUMBER})([^\\d\\s]{0,4})$`, 'u');
const CENTS = /^(\d{1,3})([^\d\s.,]{1,5})$/u;
const WITH_CENTS = /^\d{1,5}[.,]\d\d$/;
/** Indian shops close a price with /-, others write ,- for no cents. */
const CLOSING = /^(?:\/-|[.,:]?[-–]{1,2})$/;
/** Francs behind the word for Friday: "Fr. 5.40", where "Fr. 5.12" may be a day. */
const NO_DAY = /^\d+[.,](?:00|1[3-9]|[2-9]\d)$/;
/** "89:90", where kronor and øre are. */
const WITH_COLON = /^(\d{1,5}):(\d\d)$/;
/** "12€50". */
const SPLIT = /^(\d{1,4})(€|eur|e|fr)(\d\d)$/;

export interface Price {
  text: string;
  isGuessed: boolean;
  /** Of one of them. */
  isEach: boolean;
  /** The currencies that it may be in, as "SEK NOK DKK"; null where none was named. */
  currencies: string | null;
}

const withoutThousands = (number: string) =>
  /,\d{3}(?:\D|$)/.test(number) ? number.replaceAll(',', '') : number;

const price = (text: string, currencies: string | null, isGuessed = false): Price => ({
  text: withoutThousands(text),
  isGuessed,
  isEach: false,
  currencies,
});

function currencyOf({ lexicon }: Line, word: string): string | null {
  const plain = word.replace(/\.+$/, '');
  return lexicon.currencies.get(plain)?.find(({ words }) => words.length === 1)?.meaning ?? null;
}

/** "£1.45", "1,45 €", "Rs 275", "five euros", "50p". */
function moneyAt(line: Line, at: number): { meaning: Price; length: number } | null {
  const { tokens, lexicon } = line;
  const word = tokens[at]?.plain ?? '';
  const [, hundredths, sign = ''] = CENTS.exec(word) ?? [];
  if (hundredths && hundredths.length > 1 && phraseIs(line, sign))
    return { meaning: price((Number(hundredths) / 100).toFixed(2), null, true), length: 1 };
  const [, kronor, ore] = (lexicon.currencies.has('kr') && WITH_COLON.exec(word)) || [];
  if (kronor) return { meaning: price(`${kronor}.${ore}`, null), length: 1 };
  const [, whole, currency, cents] = SPLIT.exec(word) ?? [];
  const split = currency ? currencyOf(line, currency === 'e' ? '€' : currency) : null;
  if (split) return { meaning: price(`${whole}.${cents}`, split), length: 1 };
  const before = phraseAt(lexicon.currencies, tokens, at);
  const next = before ? (tokens[at + before.length]?.plain ?? '') : '';
  const [, lead = '', number, trail = ''] = MONEY.exec(before ? next : word) ?? [];
  const isBare = lead === '' && (trail === '' || CLOSING.test(trail));
  const mayBeDay = phraseAt(lexicon.weekdays, tokens, at) !== null && !NO_DAY.test(number ?? '');
  if (before && number && isBare && !mayBeDay)
    return { meaning: price(number, before.meaning), length: before.length + 1 };
  if (before) return null;
  const glued =
    number &&
    (lead === ''
      ? currencyOf(line, trail)
      : trail === '' || CLOSING.test(trail)
        ? currencyOf(line, lead)
        : null);
  if (number && glued) return { meaning: price(number, glued), length: 1 };
  if (number && CLOSING.test(trail)) return { meaning: price(number, null), length: 1 };
  const spoken = number ? null : phraseAt(lexicon.numbers, tokens, at);
  if (!spoken && !(number && isBare)) return null;
  const length = spoken?.length ?? 1;
  const behind = phraseAt(lexicon.currencies, tokens, at + length);
  // "500 ml x 4 Rs. 112.00": the currency is that of the price behind it.
  const isOfNext =
    behind && !WITH_CENTS.test(word) && WITH_CENTS.test(tokens[at + length + behind.length]?.plain ?? '');
  if (isOfNext) return null;
  return (
    behind && {
      meaning: price(number ?? String(spoken?.meaning), behind.meaning),
      length: length + behind.length,
    }
  );
}

const phraseIs = ({ lexicon }: Line, word: string) => lexicon.cents.has(word);

/** "for 1.20": a word of money before it, and cents. */
function plainMoneyAt({ tokens }: Line, at: number): { meaning: Price; length: number } | null {
  const text = tokens[at]?.plain ?? '';
  return WITH_CENTS.test(text) ? { meaning: price(text, null, true), length: 1 } : null;
}

/** With the words around it that are no part of a name: "at £2", "£2 each". */
export const findPrice: Finder<Price> = (line, at) => {
  const sum = runOf(line.lexicon.beforeSums, line.tokens, at);
  const before = sum + runOf(line.lexicon.besidePrices, line.tokens, at + sum);
  const money = moneyAt(line, at + before) ?? (before > 0 ? plainMoneyAt(line, at + before) : null);
  if (!money) return null;
  // Nobody knows how much of it is for this food.
  const isGuessed = money.meaning.isGuessed || sum > 0;
  const length = before + money.length;
  const behind = runOf(line.lexicon.besidePrices, line.tokens, at + length);
  const isEach = behind > 0 || phraseAt(line.lexicon.eachBefore, line.tokens, at) !== null;
  // "1,29 € je Dose".
  const each =
    behind > 0 ? (phraseAt(line.lexicon.containers, line.tokens, at + length + behind)?.length ?? 0) : 0;
  return { meaning: { ...money.meaning, isGuessed, isEach }, length: length + behind + each };
};

/** "@ £0.90/kg" and "£2.20 per kg" say nothing about what was paid. */
export const findUnitPrice: Finder<null> = (line, at) => {
  const { tokens, lexicon } = line;
  const before = runOf(lexicon.besidePrices, tokens, at);
  const word = tokens[at + before]?.plain ?? '';
  const isSigned = /^[^\d\s]{1,4}\d+(?:[.,]\d+)?\/\p{L}+$/u.test(word) && !/^\p{L}/u.test(word);
  if (isSigned || /^\d+[.,]\d\d€?\/\p{L}+$/u.test(word)) return { meaning: null, length: before + 1 };
  const money = moneyAt(line, at + before);
  const per = money ? at + before + money.length : -1;
  const isPer = tokens[per]?.plain === '/' || phraseAt(lexicon.per, tokens, per) !== null;
  if (!money || !isPer) return null;
  // "per 100 g".
  const number = /^\d+$/.test(tokens[per + 1]?.plain ?? '') ? 1 : 0;
  const glued = /^\d+\p{L}+$/u.test(tokens[per + 1]?.plain ?? '');
  const measure = glued ? 1 : number + (phraseAt(lexicon.measures, tokens, per + 1 + number)?.length ?? 0);
  return measure > number ? { meaning: null, length: per - at + 1 + measure } : null;
};

/** At the end of a row of a bill, a number with cents is its price. */
export function takeBarePrice(line: Line): PhraseMatch<Price>[] {
  const [first, end] = titleEdges(line);
  const at = end - 1;
  const text = line.tokens[at]?.plain ?? '';
  // Alone behind a comma as well: "coriander, 1 bunch, 0.89".
  const isBehind = at > first || line.tokens.length === 1;
  if (!isBehind || !WITH_CENTS.test(text) || !isFree(line, at)) return [];
  take(line, at, 1);
  return [{ meaning: price(text, null, true), at, length: 1 }];
}
