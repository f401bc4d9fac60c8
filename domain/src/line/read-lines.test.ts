import { doubtText } from '@crisper/texts/items/line.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isCalendarDate } from '#calendar-date.ts';
import { amountField, titleField } from '#items/item-fields.ts';
import { examples } from './examples/all.ts';
import { type Example, ME, PEOPLE, PLACES, TODAY } from './examples/example.ts';
import type { LineFood, Part, Span } from './line-food.ts';
import { LINES_MAX, readLines } from './read-lines.ts';

const reader = {
  today: TODAY,
  places: PLACES,
  people: PEOPLE,
  me: ME,
  words: lineWords,
  sense: null,
  customary: 'imperial' as const,
  currency: null,
};

const PARTS = ['title', 'amount', 'date', 'place', 'opened', 'began', 'whose', 'price'] as const;
type PartName = (typeof PARTS)[number];

const dateText = ({ value }: Part<{ date: string; kind: string } | null>) =>
  value === null ? 'no such day' : value.kind === 'use-by' ? `use-by ${value.date}` : value.date;

/** Each part as it is written in the examples, with how certain it is. */
function inExamples(
  food: LineFood,
): Record<PartName, Pick<Part<string | null | undefined>, 'value' | 'certainty'> | undefined> {
  const { title, amount, date, place, opened, began, belongsTo, price } = food;
  return {
    title,
    amount: amount ? { ...amount, value: `${amount.value.amount} ${amount.value.unit}` } : undefined,
    date: date ? { ...date, value: dateText(date) } : undefined,
    place: place ?? undefined,
    opened: opened ?? undefined,
    began: began ? { ...began, value: `${began.value.kind} ${began.value.on}` } : undefined,
    whose: belongsTo ?? undefined,
    price: price ?? undefined,
  };
}

/** What is wrong with the reading of an example, and whether a person can see that it is a guess. */
function mistakes({ text, order, foods: meant }: Example): { what: string; isSilent: boolean }[] {
  const { foods } = readLines(text, { ...reader, order });
  if (foods.length !== meant.length)
    return [
      { what: `${foods.length} foods`, isSilent: foods.every(({ title }) => title.certainty === 'said') },
    ];
  return foods.flatMap((food, index) => {
    const read = inExamples(food);
    const asks: string[] = meant[index]?.asks ?? [];
    return PARTS.flatMap((part) => {
      const [wanted, got] = [meant[index]?.[part], read[part]];
      const isRight = got?.value === wanted && (!asks.includes(part) || got?.certainty === 'doubtful');
      // What is not shown at all was not guessed; it is still in the title, where the person sees it.
      const what = `${part} of "${text}": ${got?.value} (${got?.certainty}) instead of ${wanted}`;
      return isRight ? [] : [{ what, isSilent: got?.certainty === 'said' }];
    });
  });
}

test('at least 95 % of the lines are read as they are meant, in all parts', () => {
  const wrong = examples.filter((example) => mistakes(example).length > 0);
  expect(1 - wrong.length / examples.length).toBeGreaterThanOrEqual(0.95);
});

test('what is read otherwise than it is meant is shown as a guess', () => {
  const silent = examples.flatMap(mistakes).filter(({ isSilent }) => isSilent);
  expect(silent.map(({ what }) => what)).toEqual([]);
});

const inDayOrder = { ...reader, order: 'day-first' as const };
const read = (text: string, more: Partial<typeof inDayOrder> = {}) =>
  readLines(text, { ...inDayOrder, ...more }).foods;

test('each part says which characters it came from', () => {
  const text = "milk, Ben's chicken 500g use by fri garage freezer £3.20";
  const [, chicken] = read(text);
  const from = (part: Span | null | undefined) => part && text.slice(part.from, part.to);
  expect(from(chicken)?.trim()).toBe("Ben's chicken 500g use by fri garage freezer £3.20");
  expect(from(chicken?.title)).toBe('chicken');
  expect(from(chicken?.amount)).toBe('500g');
  expect(from(chicken?.date)).toBe('use by fri');
  expect(from(chicken?.place)).toBe('garage freezer');
  expect(from(chicken?.belongsTo)).toBe("Ben's");
  expect(from(chicken?.price)).toBe('£3.20');
});

test.each([
  ['yoghurt 3/12', null, 'which_order', ['2026-12-03', '2027-03-12']],
  ['milk tue', 'day-first', 'which_week', ['2026-11-17', '2026-11-24']],
  ['milk next thu', 'day-first', 'which_week', ['2026-11-19', '2026-11-26']],
  ['milk 12 nov', 'day-first', 'which_year', ['2026-11-12', '2027-11-12']],
  ['milk thu fri', 'day-first', 'several_dates', ['2026-11-19', '2026-11-20']],
  ['tuna 12/27', 'day-first', 'which_order', ['2026-12-27', '2027-12-31']],
] as const)('%s offers the days that it may mean', (text, order, doubt, choices) => {
  const [food] = readLines(text, { ...reader, order }).foods;
  expect(food?.date).toMatchObject({ certainty: 'doubtful', doubt });
  expect(food?.date?.choices?.map((choice) => choice?.date)).toEqual(choices);
});

test('several of one size are counted, and their whole is offered', () => {
  const [yoghurt] = read('2x yoghurt 250 g');
  expect(yoghurt?.amount).toMatchObject({
    value: { amount: 2, unit: 'pack' },
    certainty: 'guessed',
    choices: [
      { amount: 2, unit: 'pack' },
      { amount: 500, unit: 'g' },
    ],
  });
});

test('a price in another currency than the kitchen has is asked for', () => {
  const priceIn = (text: string, currency: string) =>
    readLines(text, { ...inDayOrder, currency }).foods[0]?.price;
  expect(priceIn('ghee Rs 275', 'EUR')).toMatchObject({ certainty: 'doubtful', doubt: 'other_currency' });
  expect(priceIn('ghee Rs 275', 'INR')).toMatchObject({ value: '275', certainty: 'said' });
  expect(priceIn('butter $4', 'CAD')).toMatchObject({ value: '4', certainty: 'said' });
});

test('without a country, a pint may be either', () => {
  const [milk] = readLines('milk 1 pint', { ...inDayOrder, customary: null }).foods;
  expect(milk?.amount).toMatchObject({
    doubt: 'uncommon_measure',
    choices: [
      { amount: 568, unit: 'ml' },
      { amount: 473, unit: 'ml' },
    ],
  });
});

test('of two people with one name, it asks which', () => {
  const people = [...PEOPLE, { id: 'ben2', name: 'Ben Tanaka' }];
  const [yoghurt] = read("Ben's yoghurt", { people });
  expect(yoghurt?.belongsTo).toMatchObject({ doubt: 'which_person', choices: ['ben', 'ben2'] });
});

test('300 lines come out as 300 foods, and what is too much is left for the person', () => {
  const lines = Array.from({ length: LINES_MAX + 1 }, (_, index) => `apples ${index + 1} kg thu`);
  const all = readLines(lines.slice(1).join('\n'), inDayOrder);
  expect(all.foods).toHaveLength(LINES_MAX);
  expect(all.restFrom).toBeNull();
  const text = lines.join('\n');
  const { foods, restFrom } = readLines(text, inDayOrder);
  expect(foods).toHaveLength(LINES_MAX);
  expect(text.slice(restFrom ?? 0)).toBe(lines.at(-1));
});

test('a text without an end is read up to one', () => {
  for (const piece of ['1/1 ', '1.1 ', 'a ', 'in the ', '((', 'x', ', ', '6 x ', '[1:11 '])
    expect(() => read(piece.repeat(100_000))).not.toThrow();
});

const anyWord = fc.constantFrom(
  ...examples.flatMap(({ text }) => text.split(/[ \n]/)),
  ...[
    ',',
    '\n',
    '1e9',
    '0',
    '١٢',
    '\ud83e',
    '-',
    '99/99',
    '0.0001',
    '%',
    "'s",
    '🥛',
    'constructor',
    '__proto__',
  ],
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(anyWord, { maxLength: 40 }).map((words) => words.join(' ')),
);

test('whatever is typed, foods come out that can be added', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom('day-first' as const, 'month-first' as const, null),
      (text, order) => {
        const { foods } = readLines(text, { ...reader, order });
        for (const food of foods) {
          expect(z.safeParse(titleField('missing'), food.title.value).success).toBe(true);
          expect(food.title.value).toBe(food.title.value.trim());
          if (food.amount) expect(z.safeParse(amountField, food.amount.value.amount).success).toBe(true);
          if (food.date?.value) expect(isCalendarDate(food.date.value.date)).toBe(true);
          if (food.date && !food.date.value) expect(food.date.certainty).toBe('doubtful');
          const { title, amount, date, place, opened, belongsTo, price } = food;
          // Where it is, until when it is good and whose it is may stand in a heading above it.
          for (const part of [title, amount, opened, price])
            expect(part?.from ?? food.from).toBeGreaterThanOrEqual(food.from);
          for (const part of [title, amount, date, place, opened, belongsTo, price]) {
            if (!part) continue;
            expect(part.to).toBeGreaterThan(part.from);
            expect(part.to).toBeLessThanOrEqual(food.to);
            if (part.doubt) expect(doubtText[part.doubt]).toBeTruthy();
            if (part.choices) expect(part.choices).toContainEqual(part.value);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
