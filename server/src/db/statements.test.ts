import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from '#testing/statements/catalogue.ts';
import { exceptions } from '#testing/statements/exceptions.ts';
import { type Catalogue, problemsOf } from '#testing/statements/problems.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await testDatabase();
  catalogue = await readCatalogue(database.db);
});
afterAll(() => database.drop());

const problems = (text: string) => problemsOf(text, catalogue);

test.each([
  ['a value', 'select from items where kitchen_id = $1'],
  ['a value in a type', 'select from items where kitchen_id = $1::uuid and id = $2'],
  ['one of some values', 'select from items where kitchen_id = any($1::uuid[])'],
  [
    'one of two values, each with more',
    'select from items where (kitchen_id = $1 and id = $2) or (kitchen_id = $3 and id = $4)',
  ],
  ['a list', 'select from items where kitchen_id in ($1, $2)'],
  ['the row of a value', 'select from items where (kitchen_id, id) = ($1, $2)'],
  ['a neighbour', 'select from items join notes using (kitchen_id) where notes.kitchen_id = $1'],
  [
    'a neighbour that has it under another name',
    'select from kitchens left join items on items.kitchen_id = kitchens.id where kitchens.id = $1',
  ],
  [
    'another query',
    'with mine as (select * from items where kitchen_id = $1) select from mine join notes using (kitchen_id)',
  ],
  [
    'the query around it',
    'select from items as i where i.kitchen_id = $1 and exists (select from notes where kitchen_id = i.kitchen_id)',
  ],
  [
    'values sent along',
    'select from unnest($1::uuid[]) as sent (kitchen) join items on items.kitchen_id = sent.kitchen',
  ],
  [
    'what is inserted',
    'insert into notes (kitchen_id, item_id) select $1, id from items where kitchen_id = $1',
  ],
  [
    'what is returned',
    'with gone as (delete from items where kitchen_id = $1 returning *) insert into notes (kitchen_id, item_id) select kitchen_id, id from gone',
  ],
  [
    'copied tables beside it',
    'select from items join accounts on accounts.id = items.added_by where kitchen_id = $1',
  ],
  ['copied tables alone', 'select from accounts where email = $1'],
  ['a local table alone', 'update mails set attempts = attempts + 1 where failed_at is null'],
  ['the time beside columns', 'delete from items where kitchen_id = $1 and added_at < now() - $2::interval'],
])('%s will do', (_, text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['select from items where id = $1', ['items without kitchen_id']],
  ['select from items where kitchen_id = $1 or id = $2', ['items without kitchen_id']],
  ['select from items where kitchen_id <> $1', ['items without kitchen_id']],
  ['update items set title = $1', ['items without kitchen_id']],
  ['insert into notes (item_id) values ($1)', ['notes without kitchen_id']],
  [
    'select from items join notes on notes.item_id = items.id where items.kitchen_id = $1',
    ['notes without kitchen_id'],
  ],
  [
    'select from items where kitchen_id = $1 and id not in (select item_id from notes where notes.kitchen_id <> $1)',
    ['notes without kitchen_id'],
  ],
  ['select from kitchens where exists (select from items where kitchen_id = $1)', ['kitchens without id']],
  [
    'select id from items where kitchen_id = $1 union select item_id from notes',
    ['notes without kitchen_id'],
  ],
])('%s does not name the key', (text, expected) => {
  expect(problems(text)).toEqual(expected);
});

test.each([
  [
    'select from account_kitchens as mine join kitchens on kitchens.id = mine.kitchen_id where account_id = $1 and kitchens.id = $2',
    'joins account_kitchens (accounts) with kitchens (kitchens)',
  ],
  [
    'select from items where kitchen_id = $1 and exists (select from sessions where account_id = $2)',
    'joins sessions (accounts) with items (kitchens)',
  ],
  ['select from mails, items where kitchen_id = $1', 'joins items (kitchens) with mails (local)'],
])('%s joins across groups', (text, expected) => {
  expect(problems(text)).toEqual([expected]);
});

describe('functions in what is written', () => {
  test.each([
    ['update items set title = gen_random_uuid()::text where kitchen_id = $1', 'gen_random_uuid'],
    ["update items set title = to_char(added_at, 'YYYY') where kitchen_id = $1", 'to_char'],
    ['update items set added_at = coalesce(added_at, now()) where kitchen_id = $1', 'now'],
    ['delete from items where kitchen_id = $1 and random() < 0.5', 'random'],
    [
      'insert into items (kitchen_id) values ($1) on conflict (kitchen_id, id) do update set added_at = now()',
      'now',
    ],
    ['insert into items (kitchen_id) values ($1) returning now()', 'now'],
  ])('%s', (text, name) => {
    expect(problems(text)).toEqual([`items is written with ${name}()`]);
  });

  test('the same in a table that is not distributed is nothing to name', () => {
    expect(problems('update mails set due_at = coalesce(due_at, now())')).toEqual([]);
  });
});

test('exceptions are of files that are there, and have a reason', () => {
  for (const [file, { problems: known, reason }] of Object.entries(exceptions)) {
    expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true);
    expect([known.length > 0, reason.length > 0], file).toEqual([true, true]);
  }
});
