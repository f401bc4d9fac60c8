import { DISH_KINDS, type Dish, SLOT_UNITS, type Slot } from './dish.ts';
import { GROUPS } from './groups.ts';

const DEFAULT_KEEPS_DAYS = 3;

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function required<T>(value: T | undefined, row: string): T {
  if (value === undefined) throw new Error(`A dish cannot be read: ${row}`);
  return value;
}

/** Groups become their members; a sign before a group counts for each of them. */
function spread(word: string): string[] {
  const [, sign = '', group = ''] = /^([~-]?)@(.+)$/.exec(word) ?? [];
  if (group === '') return [word];
  return wordsOf(required(GROUPS[group], word)).map((member) => sign + member);
}

const unsigned = (words: readonly string[], sign: string) =>
  words.filter((word) => word.startsWith(sign)).map((word) => word.slice(sign.length));

function slotOf(row: string): Slot {
  const [name = '', amount = '', foods = ''] = cellsOf(row);
  const [id = '', ...flags] = wordsOf(name);
  const [, count, unit] = /^(\d+) (\w+)$/.exec(amount) ?? [];
  const words = wordsOf(foods).flatMap(spread);
  return {
    id,
    amount: count === undefined ? null : Number(count),
    unit:
      count === undefined
        ? 'g'
        : required(
            SLOT_UNITS.find((one) => one === unit),
            row,
          ),
    takes: words.filter((word) => !/^[~-]/.test(word)),
    standIns: unsigned(words, '~'),
    refuses: unsigned(words, '-'),
    isMain: flags.includes('main'),
    isOptional: flags.includes('optional'),
    isSeasoning: flags.includes('seasoning'),
    isMixed: flags.includes('mixed'),
  };
}

const numberIn = (cells: readonly string[], pattern: RegExp) =>
  cells.flatMap((cell) => pattern.exec(cell)?.[1] ?? []).map(Number)[0];

function dishOf(block: string): Dish {
  const [head = '', ...rows] = block.split('\n').map((row) => row.trim());
  const cells = cellsOf(head);
  const timers = cells.flatMap((cell) => [...cell.matchAll(/step (\d+): (\d+) min/g)]);
  return {
    slug: required(cells[0], head),
    kind: required(
      DISH_KINDS.find((kind) => kind === cells[1]),
      head,
    ),
    minutes: required(numberIn(cells, /^(\d+) min$/), head),
    portions: required(numberIn(cells, /^for (\d+)$/), head),
    isOnePot: cells.includes('one pot'),
    keepsDays: numberIn(cells, /^keeps (\d+)d$/) ?? DEFAULT_KEEPS_DAYS,
    timers: new Map(timers.map(([, step, minutes]) => [Number(step) - 1, Number(minutes)])),
    slots: rows.map(slotOf),
  };
}

/** Dishes stand apart by an empty line; dishes/eggs.ts explains the rows. */
export const readDishes = (text: string): Dish[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(dishOf);
