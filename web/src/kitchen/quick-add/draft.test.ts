import { calendarDate } from '@crisper/domain/calendar-date.ts';
import { lineWords } from '@crisper/texts/items/line-words.ts';
import { expect, test } from 'vitest';
import { allRows, emptyDraft, enteredLine, enteredWhole, withLine, withoutRows } from './draft.ts';

const reader = {
  today: calendarDate('2026-11-16'),
  order: 'day-first',
  places: [],
  people: [],
  me: null,
  words: lineWords,
  sense: null,
  customary: null,
  currency: null,
} as const;
const read = (line: string) => withLine(emptyDraft, line, reader);
const titles = (draft: typeof emptyDraft) => allRows(draft).map(({ title }) => title.value);

test('a line that is typed further keeps the foods that it had', () => {
  const first = read('milk, egg');
  const next = withLine(first, 'milk, eggs, chicken', reader);
  expect(titles(next)).toEqual(['Milk', 'Eggs', 'Chicken']);
  expect(next.read.slice(0, 2).map(({ id }) => id)).toEqual(first.read.map(({ id }) => id));
});

test('an entered line makes room for the next one', () => {
  const draft = withLine(enteredLine(read('milk, eggs')), 'ham', reader);
  expect(draft).toMatchObject({ line: 'ham', rest: '', skipped: [] });
  expect(titles(draft)).toEqual(['Milk', 'Eggs', 'Ham']);
});

test('what is too much stays in the line, and nothing of it is lost', () => {
  const lines = Array.from({ length: 310 }, (_, at) => `Soup ${'x'.repeat(at % 9)}y${at % 7}z`).join('\n');
  const draft = enteredLine(read(lines));
  expect(draft.rows).toHaveLength(300);
  expect(draft.line.split('\n')).toHaveLength(10);
  expect(withLine(draft, draft.line, reader).read).toHaveLength(10);
});

test('a line without food stays as it was typed', () => {
  expect(enteredLine(read(', ,'))).toMatchObject({ line: ', ,', rows: [] });
});

test('the sum of a bill is left out, and told', () => {
  const draft = read('Milk 1.29\nTotal 1.29');
  expect(titles(draft)).toEqual(['Milk']);
  expect(draft.skipped).toEqual(['Total 1.29']);
});

test('foods stay until they are put in, and what is typed meanwhile stays after that', () => {
  const entered = enteredWhole(withLine(enteredLine(read('milk')), 'eggs, ham', reader), reader);
  expect(titles(entered)).toEqual(['Milk', 'Eggs', 'Ham']);
  expect(entered.line).toBe('');
  const meanwhile = withLine(entered, 'butter', reader);
  expect(titles(withoutRows(meanwhile, entered.rows))).toEqual(['Butter']);
});
