import { listRows } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import { expect, test } from 'vitest';
import { partsText } from './parts-text.ts';

const people = [
  { accountId: 'ana', name: 'Ana', photo: null, tint: 0 },
  { accountId: 'ben', name: 'Ben', photo: null, tint: 1 },
];

const eggs = (
  amount: number | null,
  addedBy: string,
  wantedBy: string | null = null,
  cooked: Entry['cooked'] = null,
): Entry =>
  ({
    ...{ _id: `${amount} ${addedBy} ${wantedBy}`, listId: 'list', title: 'Eggs', category: 'Dairy', amount },
    ...{ unit: amount === null ? null : 'piece', wantedBy, isApart: false, cooked, gotAt: null, gotBy: null },
    ...{ addedAt: '', addedBy, version: 1 },
  }) as Entry;

const PANCAKES = { id: 'dish:pancakes', title: 'Pancakes' };

test.each<[string | null, Entry[]]>([
  [null, [eggs(6, 'Ana')]],
  [null, [eggs(6, 'Ana'), eggs(null, 'Ben')]],
  ['4 from Ben, 6 yours', [eggs(6, 'Ana'), eggs(4, 'Ben')]],
  ['4 yours, 6 for Ben', [eggs(4, 'Ben', 'ana'), eggs(6, 'Ana', 'ben')]],
  ['4 for Pancakes, 6 yours', [eggs(6, 'Ana'), eggs(4, 'Ana', null, PANCAKES)]],
  ['4 yours, 6 for Pancakes', [eggs(6, 'Ben', null, PANCAKES), eggs(4, 'Ana')]],
  ['4 and 6, added up', [eggs(4, 'Ana', null, PANCAKES), eggs(6, 'Ben', null, PANCAKES)]],
  ['4 and 6, added up', [eggs(4, 'Ana'), eggs(6, 'Ana')]],
  ['4 and 6, added up', [eggs(4, 'Ben'), eggs(6, 'Ben')]],
])('%s', (text, entries) => {
  const [row] = listRows(entries);
  expect(row && partsText(row, { self: 'ana', people })).toBe(text);
});
