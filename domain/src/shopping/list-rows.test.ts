import { expect, test } from 'vitest';
import { amountBefore, listRows } from './list-rows.ts';
import type { Entry } from './shopping.ts';

let made = 0;
const entry = (title: string, facts: Partial<Entry> = {}): Entry => {
  made++;
  return {
    ...{ _id: `entry ${made}`, listId: 'list', title, category: 'Others', amount: null, unit: null },
    ...{ wantedBy: null, isApart: false, cooked: null, gotAt: null, gotBy: null, addedBy: 'Ana', version: 1 },
    addedAt: new Date(made * 1000).toISOString(),
    ...facts,
  } as Entry;
};
const pieces = (amount: number) => ({ amount, unit: 'piece' }) as const;
const grams = (amount: number) => ({ amount, unit: 'g' }) as const;
const got = { gotAt: '2026-11-16T10:00:00.000Z', gotBy: 'Ana' };

/** Each row as its title, its amount and how many entries it is. */
const shown = (...entries: Entry[]) =>
  listRows(entries).map(({ title, amount, unit, parts }) => [
    `${title}${amount === null ? '' : ` ${amount} ${unit}`}`,
    parts.length,
  ]);

test.each<[string, Entry[], [string, number][]]>([
  ['one entry is a row', [entry('Eggs', pieces(6))], [['Eggs 6 piece', 1]]],
  [
    'the same twice is added up, under the words of the older one',
    [entry('Eggs', pieces(6)), entry('egg', pieces(6))],
    [['Eggs 12 piece', 2]],
  ],
  ['tenths add up', [entry('Flour', grams(0.1)), entry('Flour', grams(0.2))], [['Flour 0.3 g', 2]]],
  [
    'different units stay two rows',
    [entry('Tomatoes', pieces(3)), entry('Tomatoes', grams(500)), entry('Tomato', grams(250))],
    [
      ['Tomatoes 3 piece', 1],
      ['Tomatoes 750 g', 2],
    ],
  ],
  [
    'amounts of several people are added up',
    [entry('Eggs', { ...pieces(6), wantedBy: 'ana' }), entry('Eggs', { ...pieces(4), wantedBy: 'ben' })],
    [['Eggs 10 piece', 2]],
  ],
  ['no amount and no amount is none', [entry('Milk'), entry('milk')], [['Milk', 2]]],
  ['no amount adds nothing', [entry('Eggs'), entry('Eggs', pieces(6))], [['Eggs 6 piece', 2]]],
  [
    'what two people want without an amount stays two rows',
    [entry('Milk', { wantedBy: 'ana' }), entry('Milk', { wantedBy: 'ben' })],
    [
      ['Milk', 1],
      ['Milk', 1],
    ],
  ],
  [
    'what is got and what is wanted since stay two rows',
    [entry('Eggs', { ...pieces(6), ...got }), entry('Eggs', pieces(6))],
    [
      ['Eggs 6 piece', 1],
      ['Eggs 6 piece', 1],
    ],
  ],
  [
    'what a person wants apart has a row of its own',
    [entry('Eggs', pieces(6)), entry('Eggs', { ...pieces(6), isApart: true }), entry('Eggs', pieces(2))],
    [
      ['Eggs 8 piece', 2],
      ['Eggs 6 piece', 1],
    ],
  ],
  [
    'figures tell products apart',
    [entry('Flour 405', grams(1000)), entry('Flour 550', grams(1000))],
    [
      ['Flour 405 1000 g', 1],
      ['Flour 550 1000 g', 1],
    ],
  ],
])('%s', (_, entries, rows) => {
  expect(shown(...entries)).toEqual(rows);
});

test('in whichever order entries arrive, the row is the same', () => {
  const [one, two] = [entry('Eggs', pieces(6)), entry('Eggs', pieces(4))];
  expect(listRows([two, one])).toEqual(listRows([one, two]));
  expect(listRows([two, one])).toMatchObject([{ _id: one._id, parts: [one, two] }]);
});

test('a row is for somebody if all of it is', () => {
  const [mine, yours] = ['ana', 'ben'].map((wantedBy) => ({ ...pieces(1), wantedBy }));
  expect(listRows([entry('Figs', mine), entry('Figs', mine)])).toMatchObject([{ wantedBy: 'ana' }]);
  expect(listRows([entry('Figs', mine), entry('Figs', yours)])).toMatchObject([{ wantedBy: null }]);
});

test('a row is for a dish if all of it is', () => {
  const [soup, pie] = ['soup', 'pie'].map((id) => ({ ...pieces(1), cooked: { id, title: id } }));
  expect(listRows([entry('Leek', soup), entry('Leek', soup)])).toMatchObject([{ cooked: { id: 'soup' } }]);
  expect(listRows([entry('Leek', soup), entry('Leek', pie)])).toMatchObject([{ cooked: null, amount: 2 }]);
  expect(listRows([entry('Leek', pieces(1)), entry('Leek', pie)])).toMatchObject([{ cooked: null }]);
});

test.each<[Entry[], number | null]>([
  [[entry('Eggs', pieces(6))], null],
  [[entry('Eggs', pieces(6)), entry('Eggs', pieces(4))], 6],
  [[entry('Eggs', pieces(6)), entry('Eggs', pieces(4)), entry('Eggs', pieces(2))], 10],
  [[entry('Eggs', pieces(6)), entry('Eggs')], null],
])('what it was before the last was written down', (entries, before) => {
  const [row] = listRows(entries);
  expect(row && amountBefore(row)).toBe(before);
});
