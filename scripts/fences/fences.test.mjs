import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { breaches } from './check.mjs';
import { factsOf } from './facts.mjs';
import { readTree } from './read-tree.mjs';

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));

const breachesIn = (path, source) => breaches([factsOf(path, source)]);

test('the tree keeps every fence', () => {
  expect(breaches(tree)).toEqual([]);
});

describe('a breach is told of where it is planted:', () => {
  test.each([
    // Between workspaces
    ['domain/src/items/planted.ts', "import * as z from 'zod';", 'domain/src imports no such package'],
    ['domain/src/items/planted.ts', "import fs from 'node:fs';", 'domain/src imports no such package'],
    ['domain/src/items/planted.ts', "import '@crisper/server/config.ts';", 'does not import server/src'],
    ['domain/src/items/planted.ts', "import '@crisper/texts/bmi.ts';", 'does not import texts/src'],
    ['texts/src/en/planted.ts', "import { x } from '@crisper/domain/bmi/bmi.ts';", 'only types'],
    ['texts/src/en/planted.ts', "import 'react';", 'texts/src imports no such package'],
    ['server/src/items/planted.ts', "import '@crisper/web/http/call.ts';", 'does not import web/src'],
    ['web/src/items/planted.ts', "import '@crisper/server/config.ts';", 'does not import server/src'],
    ['web/src/items/planted.ts', "import 'node:fs';", 'web/src imports no such package'],
    // Between rooms
    ['web/src/ui/planted.ts', "import '#items/items-api.ts';", 'ui stands below or beside items'],
    ['web/src/blog/planted.ts', "import '#app/routes.tsx';", 'blog stands below or beside app'],
    ['web/src/blog/planted.ts', "import '#bmi/bmi-page.tsx';", 'blog stands below or beside bmi'],
    ['web/src/http/planted.ts', "import '#session/identity.ts';", 'http stands below or beside session'],
    ['web/src/kitchen/planted.ts', "import './list/food-list.tsx';", '. stands below or beside list'],
    ['web/src/items/planted.ts', "import '#nowhere/x.ts';", 'no floor for nowhere'],
    ['server/src/db/planted.ts', "import '#items/items.table.ts';", 'db stands below or beside items'],
    ['server/src/items/planted.ts', "import '#create-app.ts';", 'items stands below or beside .'],
    ['server/src/items/planted.ts', "import '#testing/outbox.ts';", 'the product imports no tests'],
    // In every spelling
    ['web/src/ui/planted.ts', "import type { A } from '#items/a.ts';", 'ui stands below or beside items'],
    ['web/src/ui/planted.ts', "export { a } from '#items/a.ts';", 'ui stands below or beside items'],
    ['web/src/ui/planted.ts', "export * from '#items/a.ts';", 'ui stands below or beside items'],
    ['web/src/ui/planted.ts', "const a = () => import('#items/a.ts');", 'ui stands below or beside items'],
    ['web/src/ui/planted.ts', 'const a = () => import(`#items/a.ts`);', 'ui stands below or beside items'],
    ['web/src/ui/planted.ts', "type A = import('#items/a.ts').A;", 'ui stands below or beside items'],
    ['web/src/items/planted.ts', "import '../ui/card.tsx';", 'never ../'],
    ['web/src/items/planted.ts', "import './pictures/../x.ts';", 'never ../'],
    ['e2e/src/items/planted.ts', "export * from '../fixtures.ts';", 'never ../'],
    // Between roles
    ['server/src/bmi/planted.queries.ts', "import './bmi.routes.ts';", 'queries do not import routes'],
    [
      'server/src/items/planted.queries.ts',
      "import './items.commands.ts';",
      'queries do not import commands',
    ],
    ['server/src/bmi/planted.commands.ts', "import './bmi.routes.ts';", 'commands do not import routes'],
    ['server/src/items/planted.table.ts', "import './items.queries.ts';", 'table do not import queries'],
    ['server/src/items/planted.queries.ts', "db.deleteFrom('notes');", 'only commands and writers write'],
    // Inside a file
    ['server/src/items/planted.ts', "db.insertInto('items');", 'writes the table items'],
    ['server/src/items/planted.ts', "db.updateTable('items as i');", 'writes the table items'],
    ['server/src/items/planted.ts', "db.deleteFrom('items');", 'writes the table items'],
    [
      'server/src/items/planted.ts',
      'sql`with x as (\n  delete from items where true)`;',
      'writes the table items',
    ],
    ['server/src/items/planted.ts', 'const item = row as ChangeableItem;', 'casts to ChangeableItem'],
    ['server/src/items/planted.ts', "const proof = {} as InKitchen<'look'>;", 'casts to InKitchen'],
    ['server/src/items/planted.ts', 'const after = { ...before, version: 2 };', 'spreads the row before'],
    ['server/src/items/planted.ts', 'const a = { ...keptRow(b), version: 2 };', 'spreads the row keptRow'],
    ['server/src/items/planted.ts', 'const a = { ...change.after };', 'spreads the row change.after'],
    ['domain/src/items/planted.ts', 'const now = Date.now();', 'calls Date.now()'],
    ['domain/src/items/planted.ts', 'const now = new Date();', 'calls new Date()'],
    ['domain/src/items/planted.ts', 'const now = Date();', 'calls Date()'],
    ['domain/src/items/planted.ts', 'const dice = Math.random();', 'calls Math.random()'],
  ])('%s: %s', (path, source, told) => {
    const [breach, ...more] = breachesIn(path, source);
    expect(breach).toContain(`${path}:1 `);
    expect(breach).toContain(told);
    expect(more).toEqual([]);
  });

  test('a file without a role does not hide one', () => {
    const between = factsOf('server/src/items/between.ts', "import './items.commands.ts';");
    const planted = factsOf('server/src/items/planted.queries.ts', "import './between.ts';");
    expect(breaches([between, planted]).join()).toContain('queries do not import commands');
  });

  test('a folder with 26 files', () => {
    const files = Array.from({ length: 26 }, (_, i) => factsOf(`web/src/blog/planted/file-${i}.ts`, ''));
    expect(breaches(files).join()).toContain('web/src/blog/planted:1 has 26 files');
  });

  test.each([
    'export interface Scale { unit: string }',
    'export type Scale = string;',
    'export class Scale {}',
    'export function Scale() {}',
    'export const Scale = 1;',
    'interface Scale { unit: string }\nexport type { Scale };',
    'export default function Scale() {}\nexport { Scale };',
  ])('a second meaning of an exported name: %s', (source) => {
    const planted = [
      factsOf('domain/src/bmi/planted.ts', 'export interface Scale { unit: string }'),
      factsOf('web/src/bmi/planted.ts', source),
    ];
    const line = source.split('\n').length;
    expect(breaches(planted)).toEqual([
      `web/src/bmi/planted.ts:${line} exports Scale, and so does domain/src/bmi/planted.ts: give one of them another name`,
    ]);
  });
});

test.each([
  ['const then = new Date(0);', 'a given time'],
  ["import type { Item } from './item.ts';", 'a sibling'],
  ["import * as z from 'zod/mini';", 'the schemas'],
])('%s is %s, which domain may use', (source) => {
  expect(breachesIn('domain/src/items/planted.ts', source)).toEqual([]);
});
