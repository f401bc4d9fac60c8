import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrintedDate } from './printed-date.ts';
import { examples, TODAY } from './printed-date-examples.ts';

test.each(examples)('on a pack, %j (%s) means %s', (print, order, ...meant) => {
  const dates = readPrintedDate(print, { today: TODAY, order });
  const shown = dates.map(({ date, kind }) =>
    kind === 'best-before' ? date : kind === null ? `${date}?` : `use-by ${date}`,
  );
  expect(shown).toEqual(meant);
});

test('whatever is printed, no day is read that is long past or decades away', () => {
  const print = fc.array(
    fc.constantFrom(
      'BB',
      'EXP',
      'USE BY',
      'DEC',
      'O',
      '0',
      '3',
      '12',
      '26',
      '2026',
      '/',
      '.',
      ' ',
      '\n',
      ':',
      'L',
    ),
  );
  fc.assert(
    fc.property(print, (parts) => {
      for (const { date } of readPrintedDate(parts.join(''), { today: TODAY, order: 'day-first' })) {
        expect(date >= '2024-11-17' && date <= '2036-11-17').toBe(true);
      }
    }),
  );
});
