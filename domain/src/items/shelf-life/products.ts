import { stemsOf } from '#items/naming/words.ts';
import { CORRECTIONS } from './corrections.ts';
import { FOODKEEPER_ROWS } from './foodkeeper-rows.ts';

/** Days for which a food keeps; Infinity for ever, null where nothing is known. */
export interface Times {
  fridge: number | null;
  fridgeOpened: number | null;
  pantry: number | null;
  pantryOpened: number | null;
  freezer: number | null;
}

export interface Product {
  name: string;
  /** What it is called, in stems; all words of one of them are in a title that means it. */
  names: string[][];
  /** Words that tell it from others of its name. */
  details: ReadonlySet<string>;
  times: Times;
}

const UNIT_DAYS: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 };
/** They name no food: "Commercial bread products" is bread. */
const EMPTY_WORDS = new Set(stemsOf('commercial products parts goods genuine pure'));
const ALTERNATIVES = /,\s*(?:and |or )?|\/|\s(?:and|or)\s/;

function daysOf(time: string | undefined): number | null {
  const [, count, unit = ''] = /^(\d+)([dwmy])$/.exec(time ?? '') ?? [];
  if (time === 'ever') return Number.POSITIVE_INFINITY;
  return count ? Number(count) * (UNIT_DAYS[unit] ?? 1) : null;
}

export function timesOf(text: string): Times {
  const [fridge, fridgeOpened, pantry, pantryOpened, freezer] = text.split(' ');
  return {
    fridge: daysOf(fridge),
    fridgeOpened: daysOf(fridgeOpened),
    // Ripe fruit keeps outside no longer than in the fridge; whether it is ripe when bought, nobody says.
    pantry: daysOf(pantry === 'ripe' ? fridge : pantry),
    pantryOpened: daysOf(pantryOpened),
    freezer: daysOf(freezer),
  };
}

export interface Row {
  /** Its name and its words. */
  key: string;
  times: string;
}

export const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const end = line.lastIndexOf('|');
      return { key: line.slice(0, end), times: line.slice(end + 1) };
    });

const corrected = new Map(CORRECTIONS.map(({ product, times }) => [product, times]));

function productOf({ key, times }: Row): Product {
  const [name = '', details = ''] = key.split('|');
  return {
    name,
    names: name
      .split(ALTERNATIVES)
      .map((each) => stemsOf(each.replace(/ in .*/, '')).filter((word) => !EMPTY_WORDS.has(word)))
      .filter((words) => words.length > 0),
    details: new Set(stemsOf(details)),
    times: timesOf(corrected.get(key) ?? times),
  };
}

export const PRODUCTS: readonly Product[] = rowsOf(FOODKEEPER_ROWS).map(productOf);
