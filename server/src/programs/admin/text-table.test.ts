import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('numbers are aligned at the right, words at the left', () => {
  expect(
    textTable(
      ['Name', 'Items'],
      [
        ['Ana', 5],
        ['Benedikta', 1200],
      ],
    ),
  ).toBe('Name       Items\nAna            5\nBenedikta   1200');
});

test('a name cannot send the terminal commands', () => {
  expect(textTable(['Name'], [['\u001b[2Jgone\u202e']])).toBe('Name\n·[2Jgone·');
});
