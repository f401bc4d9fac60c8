import type { Measure } from '#line/measures.ts';
import { spelled } from '#line/phrases.ts';
import { asDigits } from './digits.ts';
import { centsOf, moneyAtEnd } from './money.ts';
import type { BoughtQuantity } from './receipt.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** "3 @ 0.69": how many, and what each costs. */
export interface Counted {
  quantity: BoughtQuantity;
  /** In cents, of one piece or of one of the measure. */
  each: number;
}

/** Cut out of the line in which it stands. */
interface CountedIn extends Counted {
  before: string;
  after: string;
}

export type CountedFinder = (text: string) => CountedIn | null;

const SIGN = '(?:[£$€]|EUR|USD|GBP|kr|S(?=\\d))?\\s?';
const PRICE = '[\\dO]{1,3}[.,][\\dO]{2}';
const TIMES = '(?:@|[xX×#*&©®]|at\\b)';

/** Finds an amount with its unit price, in whichever order the shop prints them. */
export function countedFinder({ measures, piecesIn }: ReceiptWords): CountedFinder {
  const measureOf = new Map(
    Object.entries(measures).flatMap(([measure, words]) =>
      spelled(words).map((word) => [word, measure as Measure] as const),
    ),
  );
  const MEASURE = `(?:${[...measureOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
  const PIECES = `(?:${spelled(piecesIn).join('|')})`;
  const QUANTITY = `(?<quantity>[\\dO]{1,3}(?:[.,][\\dO]{1,3})?)\\s?(?:(?<measure>${MEASURE})|${PIECES})?\\b(?:\\s+nett?o?\\b)?`;
  // "2/5.00" and "3 for 5.00" are prices of several.
  const EACH = `(?:(?:[1l|I]\\s*)?[1l|I]?\\s*${MEASURE}\\s*/\\s*|(?<group>\\d)\\s?(?:/|for)\\s?)?${SIGN}(?<each>${PRICE})(?!\\s?${MEASURE}\\b)(?!\\d)`;
  const PER = `(?:\\s?(?:[£$€]|EUR|USD|GBP|kr))?(?:\\s?(?:/|per)\\s?${MEASURE}\\b)?(?:\\s?(?:ea|each)\\b)?`;
  const forms = [
    // "kg 0,542 x €/kg 10,48".
    `(?<measure>${MEASURE})\\s?(?<quantity>[\\dO]{1,3}[.,][\\dO]{1,3})\\s*${TIMES}\\s*[£$€]?/${MEASURE}\\s*(?<each>${PRICE})`,
    `${QUANTITY}\\s*${TIMES}\\s*${EACH}${PER}`,
    `${SIGN}(?<each>${PRICE})${PER}\\s*${TIMES}\\s*${QUANTITY}`,
    // Without a sign between them, the unit price has to say that it is one.
    `${QUANTITY}\\s+${SIGN}(?<each>${PRICE})\\s?(?:[£$€]|EUR|USD|GBP)?\\s?(?:/|per)\\s?${MEASURE}\\b`,
  ].map((form) => new RegExp(`(?<![\\d.,])${form}`, 'iu'));

  // Scales print three decimals; a pack says "1.5kg".
  const WEIGHT = new RegExp(`^(?<quantity>\\d{1,2}[.,]\\d{3})\\s?(?<measure>${MEASURE})\\s`, 'iu');

  /** "TOMATOES 2,49 1,27" of 0,512 kg: the first is what a kilogram costs. */
  const withoutUnitPrice = (text: string, each: number): string =>
    text.replace(new RegExp(`\\s(${PRICE})(?=\\s+${SIGN}${PRICE})`), (all, cost: string) =>
      Math.abs(centsOf(cost) - each) <= 0.02 * each ? '' : all,
    );

  /** "0.315kg COURGETTE 0.69" says the weight and not what a kilogram costs. */
  function weighed(text: string): CountedIn | null {
    const match = WEIGHT.exec(text);
    const price = moneyAtEnd(text);
    const { quantity = '', measure = '' } = match?.groups ?? {};
    const value = Number(quantity.replace(',', '.'));
    if (!match || !price || value === 0) return null;
    return {
      quantity: { value, measure: measureOf.get(measure.toLowerCase()) ?? null },
      each: price.cents / value,
      before: '',
      after: withoutUnitPrice(text.slice(match[0].length), price.cents / value),
    };
  }

  // An amount, what one of it costs, and the price, which says whether they are that: "CARROTS 1.2kg 1.75 2.10".
  const NUMBER = '(?<quantity>[\\dOl]{1,3}(?:[.,][\\dO]{1,3})?)';
  const COST = `${SIGN}(?<each>[\\dO]{1,5}[.,][\\dO]{2})`;
  const PRICED = `(?=\\s+${SIGN}[\\dOlI]{1,5}\\s?[.,])`;
  const rows = [
    `(?<=\\s)${NUMBER}\\s?(?<measure>${MEASURE})?\\s+${COST}${PRICED}`,
    `(?<=\\s)${COST}\\s+${NUMBER}\\s?(?:(?<measure>${MEASURE})|${PIECES})${PRICED}`,
  ].map((form) => new RegExp(form, 'iu'));

  function inColumns(text: string): CountedIn | null {
    for (const form of rows) {
      const found = columnsIn(text, form.exec(text));
      if (found) return found;
    }
    return null;
  }

  function columnsIn(text: string, match: RegExpExecArray | null): CountedIn | null {
    const price = moneyAtEnd(text);
    const { quantity = '', measure, each = '' } = match?.groups ?? {};
    const value = Number(asDigits(quantity).replace(',', '.'));
    const one = centsOf(each);
    if (!match || !price || !(value > 0) || Math.abs(value * one - price.cents) > 1) return null;
    // Scales print three decimals, also where no measure stands beside them.
    const isWeighed = /[.,][\dO]{3}$/.test(quantity);
    const of = measureOf.get(measure?.toLowerCase() ?? '') ?? (isWeighed ? 'kilogram' : null);
    return {
      quantity: { value, measure: of },
      each: one,
      before: text.slice(0, match.index),
      after: text.slice(match.index + match[0].length),
    };
  }

  // "0,346 Käse kg 24,90 8,62", "2 BACK RASHERS 200G @ 2.75 5.50": how many stands before the name, and each behind it.
  const AROUND = new RegExp(
    `^(?<quantity>[\\dO]{1,3}(?:[.,][\\dO]{1,3})?)\\s?(?<measure>${MEASURE})?\\s+(?:[x×]\\s+)?(?<name>[^@]*?\\p{L}{3}[^@]*?)\\s+(?:@\\s?)?${COST}(?=\\s+${SIGN}[\\dOlI]{1,5}\\s?[.,])`,
    'iu',
  );

  function aroundName(text: string): CountedIn | null {
    const match = AROUND.exec(text);
    const name = match?.groups?.name ?? '';
    const found = columnsIn(text, match);
    if (!found) return null;
    // "3 Äpfel kg" are three kilograms.
    const unit = name.split(' ').at(-1)?.toLowerCase() ?? '';
    const measure = found.quantity.measure ?? measureOf.get(unit) ?? null;
    return { ...found, quantity: { ...found.quantity, measure }, before: name };
  }

  return (text) => {
    const columns = inColumns(text) ?? aroundName(text);
    if (columns) return columns;
    for (const form of forms) {
      const match = form.exec(text);
      const { quantity = '', measure, group = '1', each = '' } = match?.groups ?? {};
      const value = Number(asDigits(quantity).replace(',', '.'));
      if (!match || !(value > 0)) continue;
      return {
        quantity: { value, measure: measureOf.get(measure?.toLowerCase() ?? '') ?? null },
        each: centsOf(each) / Number(group),
        before: text.slice(0, match.index),
        after: text.slice(match.index + match[0].length),
      };
    }
    return weighed(text);
  };
}
